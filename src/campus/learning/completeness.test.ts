import { describe, expect, it } from 'vitest';
import { isComplete } from './completeness.ts';

const item = (
  denomination: 'AVAILABLE' | 'TAKEN' | 'COMPLETED' | 'PREVIEW',
  more: { isRequired?: boolean; material?: true } = {},
) => ({
  courseType: more.material ? ('MATERIAL_COURSE' as const) : ('REGULAR_MOOC' as const),
  isRequired: more.isRequired ?? true,
  status: { denomination },
});
const optional = { isRequired: false };
const material = { material: true } as const;

describe('a list of items is complete', () => {
  it.each([
    ['nothing at all', [], false],
    ['one completed', [item('COMPLETED')], true],
    ['one taken', [item('TAKEN')], false],
    ['one of two completed', [item('COMPLETED'), item('TAKEN')], false],
    ['all completed', [item('COMPLETED'), item('COMPLETED')], true],
    ['what a tutor looks at', [item('PREVIEW')], false],
    ['required completed, optional not', [item('COMPLETED'), item('AVAILABLE', optional)], true],
    ['required not, optional completed', [item('TAKEN'), item('COMPLETED', optional)], false],
    ['only optional ones, one not completed', [item('COMPLETED', optional), item('TAKEN', optional)], false],
    ['only optional ones, all completed', [item('COMPLETED', optional), item('COMPLETED', optional)], true],
    ['materials only', [item('COMPLETED', material)], false],
    ['a completed one and an open material', [item('COMPLETED'), item('AVAILABLE', material)], true],
    [
      'a required material does not make optional ones optional',
      [item('TAKEN', optional), item('COMPLETED', material)],
      false,
    ],
  ])('%s: %#', (_, items, expected) => {
    expect(isComplete(items)).toBe(expected);
  });
});
