// Each scenario meets its expectations and prints its timeline, in both apply modes.
import { readFileSync, readdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { readScenario } from '../../cli/scenariofile.js';
import { linesOf, root } from '../support/played.js';

const stories = readdirSync(__dirname).filter((name) => name.endsWith('.yaml'));
const rows = stories.flatMap((name) => {
  const story = readScenario(join(__dirname, name));
  return story.applyModes.map((mode) => ({ name: name.replace('.yaml', ''), mode, story }));
});

test.each(rows)('$name, $mode', async ({ mode, story }) => {
  expect(await linesOf(story.steps, mode)).toEqual(story.timeline?.trimEnd().split('\n'));
});

const examples = join(root, 'examples');
const played = readdirSync(examples).filter((name) => existsSync(join(examples, name, 'timeline.txt')));

test.each(played)('examples/%s prints its timeline', async (name) => {
  const { steps, applyModes } = readScenario(join(examples, name, 'scenario.yaml'));
  const timeline = readFileSync(join(examples, name, 'timeline.txt'), 'utf8')
    .trimEnd()
    .split('\n');
  for (const mode of applyModes) expect(await linesOf(steps, mode)).toEqual(timeline);
});
