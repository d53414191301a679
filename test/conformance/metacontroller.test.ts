// The engine does what the real Metacontroller 4.17.2 was recorded to do, step by step, in both apply modes.
import { applyModes } from '../../hooks/api/settings.js';
import { conformanceData } from '../support/conformance.js';
import { outlived } from '../support/trace/outlived.js';
import { inOrder, play } from '../support/trace/player.js';
import { simulatedStage } from '../support/trace/simulated.js';
import type { Scenario, StepRecord, Trace } from '../support/trace/trace.js';

describe.each(applyModes)('metacontroller, %s', (applyMode) => {
  const { files, missing } = conformanceData<Trace>(`metacontroller/${applyMode}`);
  if (missing !== undefined) {
    test.skip(`skipped: ${missing}`, () => undefined);
    return;
  }

  test.each(files)('$name', async ({ data: { scenario, record } }) => {
    const played = await play(scenario, simulatedStage({ applyMode }));
    expect(played).toEqual(record.map((step) => comparable(scenario, step)));
  });

  // The simulator's collector is prompt. Where the recorded one was not, a prompt one cannot give the same objects.
  test('the garbage collector was late in at most one recording', () => {
    const late = files.filter(({ data: { scenario, record } }) =>
      record.some((step) => outlived(scenario, step).length > 0),
    );
    expect(late.length).toBeLessThanOrEqual(1);
  });
});

function comparable(scenario: Scenario, step: StepRecord): StepRecord {
  const late = outlived(scenario, step);
  return { ...step, objects: inOrder(step.objects.filter((object) => !late.includes(object))) };
}
