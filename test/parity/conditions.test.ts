// docs/reference/conditions.md has every condition that a TrainJob can show, with the code's messages.
import * as conditions from '../../hooks/trainjob/api/conditions.js';
import { tableBelow } from '../support/markdown.js';

const page = 'docs/reference/conditions.md';

type Exported = typeof conditions;
type FunctionName = {
  [Name in keyof Exported]: Exported[Name] extends (...args: never[]) => unknown ? Name : never;
}[keyof Exported];

// Messages with parameters, as the page shows them. A missing function does not compile.
const written: Readonly<Record<FunctionName, readonly object[]>> = {
  runtimeNotSupported: [conditions.runtimeNotSupported('<kind>.<group>')],
  terminal: (['Complete', 'Failed'] as const).map((type) =>
    conditions.terminal(type, { reason: "the JobSet's", message: "the JobSet's" }),
  ),
  notCreated: [],
  terminating: [conditions.terminating('waiting for <objects> to be gone')],
};

test('the page has every condition with its reason and message', () => {
  const fixed = Object.values(conditions).filter(
    (value) => typeof value === 'object' && !Array.isArray(value),
  );
  const wanted = [...fixed, ...Object.values(written).flat()].map((words) => {
    const { type, status, reason, message } = words as Readonly<Record<string, string>>;
    return { Type: type, Status: status, Reason: reason, Message: message };
  });
  const shown = tableBelow(page, 'Conditions', ['Type', 'Status', 'Reason', 'Message']);
  const byWords = (one: object, other: object): number =>
    JSON.stringify(one).localeCompare(JSON.stringify(other));
  expect([...shown].sort(byWords)).toEqual([...wanted].sort(byWords));
});

test('the page has every reason for Created=False', () => {
  const reasons: Readonly<Record<conditions.CreatedFault, true>> = {
    TrainingRuntimeNotFound: true,
    SnapshotInvalid: true,
    SnapshotLost: true,
    JobsBuildFailed: true,
    JobsCreationFailed: true,
  };
  const shown = tableBelow(page, 'Created=False').map((row) => row['Reason']);
  expect(shown).toEqual(Object.keys(reasons));
});
