// Every recorded scenario, played again on a real API server: by the project's engine, and by the Metacontroller that
// METACONTROLLER_BIN names, so that differences of a newer one show at once.
import type { AnyObject } from '../../../hooks/api/hook.js';
import { applyModes } from '../../../hooks/api/settings.js';
import { conformanceData } from '../../support/conformance.js';
import { outlived } from '../../support/trace/outlived.js';
import { inOrder, play, type Stage } from '../../support/trace/player.js';
import type { Trace, StepRecord, Scenario } from '../../support/trace/trace.js';
import { clusterAccess } from '../cluster.js';
import { hosts } from '../hosts.js';
import { realStore } from '../realstore.js';
import { liveStage } from './livestage.js';
import { metacontrollerStage } from './metacontrollerstage.js';
import { allObjects, keepingDefinitions, sweep } from './stage.js';

const store = keepingDefinitions(realStore(clusterAccess()));
let before: readonly AnyObject[] = [];

// Objects of other files in the namespace of the scenarios.
beforeAll(async () => {
  const all = await allObjects(store);
  await sweep(
    store,
    all.filter(({ metadata }) => metadata.namespace !== 'default'),
  );
});

beforeEach(async () => {
  before = await allObjects(store);
});

afterEach(() => sweep(store, before));

// Where the recorded garbage collector was late, a prompt one differs in two ways that are not Metacontroller's: the
// children are deleted, and their deletion may enqueue a parent that a stale watch still shows.
function comparable(scenario: Scenario, step: StepRecord, recorded: StepRecord): StepRecord {
  const late = outlived(scenario, recorded);
  if (late.length === 0) return step;
  const isLate = ({ metadata }: AnyObject): boolean => late.some((one) => one.metadata.uid === metadata.uid);
  const alive = new Set(step.objects.map(({ metadata }) => metadata.uid));
  const asked = Object.entries(step.requests).filter(([, request]) => {
    const { parent } = request as { readonly parent?: AnyObject };
    return parent === undefined || alive.has(parent.metadata.uid);
  });
  return {
    ...step,
    requests: Object.fromEntries(asked),
    objects: step.objects.filter((object) => !isLate(object)),
  };
}

async function expectAsRecorded({ scenario, record }: Trace, stage: Stage): Promise<void> {
  const played = await play(scenario, stage);
  const inPlay = played.map((step, place) => comparable(scenario, step, record[place]!));
  expect(inPlay).toEqual(
    record.map((step) => comparable(scenario, { ...step, objects: inOrder(step.objects) }, step)),
  );
}

describe.each(applyModes)('the recorded scenarios, %s', (applyMode) => {
  const { files, missing } = conformanceData<Trace>(`metacontroller/${applyMode}`);
  if (missing !== undefined) {
    test.skip(`skipped: ${missing}`, () => undefined);
    return;
  }

  test.each(files)("$name, on the project's engine", async ({ data }) => {
    await expectAsRecorded(data, liveStage(store, applyMode));
  });

  const real = hosts.find(({ isReal, mode }) => isReal && mode === applyMode);
  if (real === undefined) return;

  test.each(files)('$name, on Metacontroller', async ({ data }) => {
    const stage = await metacontrollerStage(store, () => real.start(clusterAccess()));
    try {
      await expectAsRecorded(data, stage);
    } finally {
      await stage.stop();
    }
  });
});
