// The hooks in a simulated cluster, in both of Metacontroller's apply modes: whatever happens to a generated TrainJob,
// the cluster is settled again within three rounds; a job that has ended does not change, a running JobSet is not written
// to, a deadline is met within a second, and a waiting job has a condition.
import fc from 'fast-check';
import { applyModes } from '../../hooks/api/settings.js';
import { stableJson } from '../../hooks/kube/stablejson.js';
import { runtimes } from './arbitrary/runtime.js';
import { trainJobs } from './arbitrary/trainjob.js';
import { ensure } from './invariants.js';
import { runs } from './runs.js';
import { type Outcome, type Story, stories, playStory } from './story.js';
import { type Ground, type World, newWorld } from './world.js';

/** A log grows: a world is replaced after so many stories. */
const STORIES_A_WORLD = 100;
/** A story has some four moments, each of them in two modes. */
const SHARE = 1 / 8;

test('a story ends without a violation, and equally in both modes', async () => {
  const stages = new Map<Ground, Stage>();
  let played = 0;
  await fc.assert(
    fc.asyncProperty(stories(trainJobs, runtimes), async (story) => {
      const stage = nextStage(stages.get(story.ground), story.ground);
      stages.set(story.ground, stage);
      played += 1;
      try {
        const outcomes: Outcome[] = [];
        for (const world of stage.worlds) outcomes.push(await playStory(world, `ml-${played}`, story));
        const [dynamic = '', onServer = ''] = outcomes.map((outcome) => stableJson(outcome));
        const isLike =
          dynamic === onServer || differs(story) || dynamic.includes('dynamic apply') || isGoing(outcomes);
        ensure(isLike, `dynamic: ${dynamic}\nserver-side apply: ${onServer}`);
      } catch (error) {
        // A story that failed does not clean up.
        stages.clear();
        throw error;
      }
    }),
    runs(SHARE),
  );
});

interface Stage {
  readonly worlds: readonly World[];
  readonly stories: number;
}

function nextStage(stage: Stage | undefined, ground: Ground): Stage {
  return stage === undefined || stage.stories === STORIES_A_WORLD
    ? { worlds: applyModes.map((mode) => newWorld(mode, ground)), stories: 1 }
    : { ...stage, stories: stage.stories + 1 };
}

/** The job has ended in both, and is already deleted in one, because that took fewer rounds. */
function isGoing(outcomes: readonly Outcome[]): boolean {
  const isGone = outcomes.some((outcome) => outcome.length === 0);
  return (
    isGone && outcomes.some((outcome) => outcome.some((part) => /^(Complete|Failed)=True/.test(String(part))))
  );
}

/** Whether the modes are known to differ: an object without an owner is taken over or not, and records are per mode. */
function differs({ inTheWay, happenings }: Story): boolean {
  return inTheWay !== 'nothing' || happenings.some(({ what }) => what === 'forget');
}
