import { describe, expect, it } from 'vitest';
import { holds } from './json-logic.ts';

describe('a rule over answers', () => {
  it.each([
    ['nothing', null, true],
    ['an empty object', {}, true],
    ['an empty text', '', true],
    ['what is so', { '==': [{ var: 'work' }, 'yes'] }, true],
    ['what is not so', { '==': [{ var: 'work' }, 'no'] }, false],
    ['one of several', { in: ['a', { var: 'topics' }] }, true],
    ['none of several', { in: ['c', { var: 'topics' }] }, false],
    ['a number', { '>=': [{ var: 'age' }, 18] }, true],
    ['both of two', { and: [{ '>': [{ var: 'age' }, 18] }, { '!': { var: 'work' } }] }, false],
    ['a number of what has no answer', { '>': [{ var: 'nowhere' }, 3] }, false],
    ['what has no answer', { var: 'nowhere' }, false],
    ['an empty choice', { var: 'none' }, false],
    ['words that nobody knows', { frobnicate: [1] }, true],
  ])('%s', (_, rule, so) => {
    expect(holds(rule, { work: 'yes', topics: ['a', 'b'], age: 20, none: [] })).toBe(so);
  });
});
