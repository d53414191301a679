// An opaque runtime, which metatrain knows only from its registration.
import type { OpaqueRuntime } from '../../hooks/api/opaque.js';

export const taskFarm: OpaqueRuntime = {
  apiVersion: 'batch.example.org/v1',
  kind: 'TaskFarmRuntime',
  plural: 'taskfarmruntimes',
  namespaced: false,
  templatePath: 'spec.template',
  child: { apiVersion: 'batch.example.org/v1', kind: 'TaskFarm' },
  suspendPath: 'spec.paused',
  complete: { type: 'Done' },
  failed: { type: 'Broken' },
};
