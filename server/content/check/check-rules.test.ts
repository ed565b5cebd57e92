import { describe, expect, it } from 'vitest';
import { ruleMistakes } from './check-rules.ts';

const known = new Set(['city', 'goals', 'age']);

describe('a condition', () => {
  it.each([
    [null],
    [{}],
    [true],
    [{ '==': [{ var: 'city' }, 'here'] }],
    [{ and: [{ in: ['work', { var: 'goals' }] }, { '>=': [{ var: 'age' }, 18] }] }],
    [{ some: [{ var: 'goals' }, { '==': [{ var: '' }, 'work'] }] }],
    [{ '!!': { var: ['city', ''] } }],
  ])('may be %j', (rule) => {
    expect(ruleMistakes(rule, known)).toEqual([]);
  });

  it.each([
    [{ '==': [{ var: 'town' }, 'here'] }, 'no question "town" comes before'],
    [{ equals: [1, 1] }, 'there is no operator "equals"'],
    [{ '==': [1, 1], '!': false }, 'a rule has one operator'],
    [{ some: [{ var: 'hobbies' }, { '==': [{ var: '' }, 1] }] }, 'no question "hobbies"'],
    [{ log: 'x' }, 'there is no operator "log"'],
    [{ var: 3 }, 'no question "3"'],
    [Array.from({ length: 20 }).reduce<unknown>((inner) => ({ '!': inner }), true), 'the rule is too deep'],
  ])('may not be %j', (rule, mistake) => {
    expect(ruleMistakes(rule, known)).toEqual([expect.stringContaining(mistake)]);
  });
});
