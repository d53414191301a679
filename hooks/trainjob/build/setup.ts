// What the hooks of a TrainJob are configured with.
import type { Settings } from '../../api/settings.js';
import type { MLPolicyRules } from './build.js';

export interface Setup {
  readonly settings: Settings;
  readonly rules: MLPolicyRules;
}
