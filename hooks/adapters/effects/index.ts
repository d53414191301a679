// Carries out what hooks ask for beside their answers: a row a kind. One that fails is not tried again here: the hook
// asks again at its next sync.
import type { Carried, CarryOut, Effect } from '../../api/hook.js';
import { inTime } from '../intime.js';
import type { KubeApi } from '../kubeapi.js';
import { deleteTrainJob } from './deletetrainjob.js';

type Writer = Pick<KubeApi, 'remove'>;

const carriers: Readonly<Record<Effect['effect'], (effect: Effect, kubeApi: Writer) => Promise<Carried>>> = {
  deleteTrainJob,
};

const LONGEST_SECONDS = 10;

/** Without an API server every effect comes to `unreachable`. */
export function carrierTo(kubeApi: Writer | undefined): CarryOut {
  return async (effect) =>
    kubeApi === undefined
      ? 'unreachable'
      : await inTime(carriers[effect.effect](effect, kubeApi), LONGEST_SECONDS);
}
