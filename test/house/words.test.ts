// Everything that a person reads is plain technical English. This list has words that came up in reviews and have a
// common one; it cannot see "for" that means "because".
import { readFileSync } from 'node:fs';
import { filesIn } from './sources.js';

/** Each with the word to use instead. */
const banned: readonly { readonly word: RegExp; readonly instead: string }[] = [
  { word: /\banew\b/i, instead: 'again, new' },
  { word: /\bmend(s|ed|ing)?\b/i, instead: 'fix' },
  { word: /\bdeeds?\b/i, instead: 'actions, changes' },
  { word: /\bof (Kueue|Metacontroller|JobSet)'s\b(?! [\w-])/i, instead: "Kueue's ..., the ... of Kueue" },
  { word: /\bunfit\b/i, instead: 'unsupported, invalid' },
  { word: /\bindistinct/i, instead: 'duplicate' },
  { word: /\bfor want of\b/i, instead: 'because ... is missing' },
  { word: /\bwhoever\b/i, instead: 'name the actor' },
  { word: /\bwordsOf/, instead: 'xText, formatX' },
  { word: /\bdrawn up\b/i, instead: 'built' },
  { word: /\blacks?\b/i, instead: 'is missing' },
  {
    word: /\bthereupon\b|\bwhereof\b|\bthereof\b|\bnought\b|\bere\b|\bhitherto\b/i,
    instead: 'a word of today',
  },
];

const rooms = [
  'README.md',
  'CONTRIBUTING.md',
  'Makefile',
  'Dockerfile',
  'eslint.config.js',
  'hooks',
  'apiserver',
  'simulator',
  'cli',
  'codegen',
  'bench',
  'scripts',
  'test',
  'docs',
  'manifests',
  'examples',
  'compositecontrollers',
  'decoratorcontrollers',
];

const endings = ['.ts', '.mjs', '.js', '.md', '.yaml', '.sh', '.txt', 'Makefile', 'Dockerfile'];

/** This file lists them. */
const files = rooms
  .flatMap((room) => filesIn(room, endings))
  .filter((file) => file !== 'test/house/words.test.ts');

test('there is something to read', () => {
  expect(files.length).toBeGreaterThan(500);
});

test.each(banned)('nobody reads $word ($instead)', ({ word }) => {
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (word.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
