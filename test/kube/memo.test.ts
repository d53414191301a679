import { memoByText } from '../../hooks/kube/memo.js';

function counted(limit: number): { readonly memo: (text: string) => string; readonly computed: string[] } {
  const computed: string[] = [];
  const memo = memoByText(limit, (text) => {
    computed.push(text);
    return text.toUpperCase();
  });
  return { memo, computed };
}

test('the same text is computed once', () => {
  const { memo, computed } = counted(10);
  expect([memo('ab'), memo('ab')]).toEqual(['AB', 'AB']);
  expect(computed).toEqual(['ab']);
});

test('the oldest texts are evicted above the limit', () => {
  const { memo, computed } = counted(4);
  for (const text of ['ab', 'cd', 'ef', 'cd', 'ab']) memo(text);
  expect(computed).toEqual(['ab', 'cd', 'ef', 'ab']);
});

test('a text longer than the limit is computed and not cached', () => {
  const { memo, computed } = counted(2);
  for (const text of ['ab', 'long', 'ab', 'long']) memo(text);
  expect(computed).toEqual(['ab', 'long', 'long']);
});
