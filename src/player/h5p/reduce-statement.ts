import type { FromLauncher } from '#campus/player/messages.ts';

export type Statement = Extract<FromLauncher, { type: 'xapi' }>;

/** An xAPI statement as far as the campus knows what it means; undefined: it says nothing. */
export function reduceStatement(statement: unknown): Statement | undefined {
  const verb = at(statement, 'verb', 'id');
  const word = typeof verb === 'string' ? verb.split('/').at(-1) : undefined;
  if (word === undefined || word === '') return undefined;
  const parent = at(statement, 'context', 'contextActivities', 'parent');
  const raw = at(statement, 'result', 'score', 'raw');
  const max = at(statement, 'result', 'score', 'max');
  const hasScore = typeof raw === 'number' && typeof max === 'number';
  return {
    type: 'xapi',
    verb: word,
    // A part of a content names the content that it is a part of.
    isWhole: !Array.isArray(parent) || parent.length === 0,
    score: hasScore ? { raw, max } : null,
    isCompleted: word === 'completed' || at(statement, 'result', 'completion') === true,
  };
}

function at(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inside, name) => (typeof inside === 'object' && inside !== null ? Reflect.get(inside, name) : undefined),
    value,
  );
}
