// One child to be brought from the observed to the desired state.
import type { AnyObject } from '../../hooks/api/hook.js';
import type { UpdateMethod } from './spec.js';

/** One child to be created or updated. */
export interface ChildWrite {
  readonly parent: AnyObject;
  readonly desired: AnyObject;
  readonly observed: AnyObject | undefined;
  readonly method: UpdateMethod;
}
