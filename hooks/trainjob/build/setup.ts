// What the hooks of a TrainJob were set up with, beside what each request brings.
import type { Settings } from '../../api/settings.js';
import type { MLPolicyRules } from './build.js';

export interface Setup {
  readonly settings: Settings;
  readonly rules: MLPolicyRules;
}
