import { describe, expect, it } from 'vitest';
import { possibleValues } from './possible-values.ts';

const PLACE = { 'cmi.core.lesson_location': 'page 7' };

describe('what a package says of status and score', () => {
  it.each<[string, Record<string, string>]>([
    ['a score of 1.2', { 'cmi.core.score.raw': '85', 'cmi.core.score.min': '0', 'cmi.core.score.max': '100' }],
    ['a score with bounds of its own', { 'cmi.core.score.raw': '115', 'cmi.core.score.max': '120' }],
    ['a score of 2004 without bounds', { 'cmi.score.raw': '1200' }],
    ['a scaled one below 0', { 'cmi.score.scaled': '-0.5' }],
    [
      'each status',
      { 'cmi.core.lesson_status': 'not attempted', 'cmi.completion_status': 'unknown', 'cmi.success_status': 'failed' },
    ],
    ['nothing yet', { 'cmi.core.score.raw': '', 'cmi.core.lesson_status': '' }],
  ])('stays as it is: %s', (_, values) => {
    expect(possibleValues({ ...PLACE, ...values })).toEqual({ ...PLACE, ...values });
  });

  it.each<[string, Record<string, string>, Record<string, string>]>([
    [
      'more than all of it',
      { 'cmi.core.score.raw': '101', 'cmi.core.score.max': '100' },
      { 'cmi.core.score.max': '100' },
    ],
    ['more than a hundred in 1.2', { 'cmi.core.score.raw': '101' }, {}],
    ['less than nothing in 1.2', { 'cmi.core.score.raw': '-1' }, {}],
    ['no number', { 'cmi.score.raw': 'NaN', 'cmi.score.scaled': 'Infinity' }, {}],
    ['a scaled score above 1', { 'cmi.score.scaled': '1.01' }, {}],
    ['a status that is none', { 'cmi.core.lesson_status': '<b>completed' }, {}],
    ['a word of the other status', { 'cmi.success_status': 'completed' }, {}],
  ])('is left out, and nothing else of it: %s', (_, values, left) => {
    expect(possibleValues({ ...PLACE, ...values })).toEqual({ ...PLACE, ...left });
  });
});
