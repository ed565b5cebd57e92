import { describe, expect, it } from 'vitest';
import { prerequisitesAreMet } from './prerequisites.ts';

const STATUSES: Readonly<Record<string, string>> = { A: 'passed', B: 'completed', C: 'failed', D: 'incomplete' };
const met = (script: string): boolean => prerequisitesAreMet(script, (item) => STATUSES[item] ?? 'not attempted');

describe('prerequisites', () => {
  it.each([
    ['A', true],
    ['B', true],
    ['C', false],
    ['E', false],
    ['A&B', true],
    ['A & C', false],
    ['C|B', true],
    ['~C', true],
    ['A&(C|~D)', true],
    ['A&~(B|C)', false],
    ['C|A&D', false],
    ['A="passed"', true],
    ['C=failed', true],
    ['C=f', true],
    ['A<>"passed"', false],
    ['E="not attempted"', true],
    ['2*{A,C,B}', true],
    ['3*{A,C,B}', false],
    ['1*{C,A&B}', true],
  ])('%s: %s', (script, expected) => {
    expect(met(script)).toBe(expected);
  });

  it.each(['', 'A&', '(A', 'A B', '2*A', '&&', '"A'])('that cannot be read (%s) close nothing', (script) => {
    expect(met(script)).toBe(true);
  });
});
