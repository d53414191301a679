// The hooks in a simulated cluster, in both of Metacontroller's apply modes: whatever happens to a generated TrainJob,
// all is at rest again within three rounds; what has ended stays so, what runs is left alone, a deadline is kept within
// a second, and nobody waits in silence.
import fc from 'fast-check';
import { stableJson } from '../../hooks/kube/stablejson.js';
import { applyModes } from '../../hooks/api/settings.js';
import { runtimes } from './arbitrary/runtime.js';
import { trainJobs } from './arbitrary/trainjob.js';
import { promise } from './promises.js';
import { runs } from './runs.js';
import { type Outcome, type Story, stories, tell } from './story.js';
import { type Ground, type World, newWorld } from './world.js';

/** A log grows: after so many stories a world is done. */
const STORIES_A_WORLD = 100;
/** A story has some four moments, each of them in two modes. */
const SHARE = 1 / 8;

test('a story ends well, and alike in both modes', async () => {
  const stages = new Map<Ground, Stage>();
  let told = 0;
  await fc.assert(
    fc.asyncProperty(stories(trainJobs, runtimes), async (story) => {
      const stage = nextStage(stages.get(story.ground), story.ground);
      stages.set(story.ground, stage);
      told += 1;
      try {
        const outcomes: Outcome[] = [];
        for (const world of stage.worlds) outcomes.push(await tell(world, `ml-${told}`, story));
        const [dynamic = '', onServer = ''] = outcomes.map((outcome) => stableJson(outcome));
        const isLike =
          dynamic === onServer || differs(story) || dynamic.includes('dynamic apply') || isGoing(outcomes);
        promise(isLike, `dynamic: ${dynamic}\nserver-side apply: ${onServer}`);
      } catch (error) {
        // A story that failed leaves a mess.
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

/** It has ended in both, and is gone already in one: as many rounds as it took, as late it is there. */
function isGoing(outcomes: readonly Outcome[]): boolean {
  const isGone = outcomes.some((outcome) => outcome.length === 0);
  return (
    isGone && outcomes.some((outcome) => outcome.some((part) => /^(Complete|Failed)=True/.test(String(part))))
  );
}

/** Whether the modes are known to part: what nobody owns is taken over or passed by, and traces are of one mode. */
function differs({ inTheWay, happenings }: Story): boolean {
  return inTheWay !== 'nothing' || happenings.some(({ what }) => what === 'forget');
}
