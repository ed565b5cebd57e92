import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ScormPackage } from '#campus/packages/package-index.ts';
import { chapter, control, course, items, play, type Visit } from '#tests/support/packages/scorm2004-course.ts';

const FOUR = course(items('a') + chapter('chapter', items('b', 'c')) + items('d'));
const inChapter = (sequencing: string): ScormPackage =>
  course(items('a') + chapter('chapter', items('b', 'c'), sequencing) + items('d'));

/** What SN says of each: the course, the visits, and what is open after them. */
const ROWS: readonly (readonly [string, ScormPackage, readonly Visit[], string | null])[] = [
  [
    'flow goes forward into chapters and out of them',
    FOUR,
    [
      { shows: 'a', by: 'continue', offers: { canPrevious: false, canContinue: true } },
      { shows: 'b', by: 'continue' },
      { shows: 'c', by: 'continue' },
    ],
    'd',
  ],
  [
    'flow goes back the same way',
    FOUR,
    [
      { shows: 'a', by: 'choice d' },
      { shows: 'd', by: 'previous' },
      { shows: 'c', by: 'previous' },
      { shows: 'b', by: 'previous' },
    ],
    'a',
  ],
  ['the sequence ends behind its last item', course(items('a')), [{ shows: 'a', by: 'continue' }], null],
  [
    'a chapter that goes forward only has no way back, neither by flow nor by choice',
    inChapter(control('flow="true" forwardOnly="true"')),
    [
      { shows: 'a', by: 'continue' },
      { shows: 'b', by: 'continue' },
      { shows: 'c', by: 'continue', offers: { canPrevious: false, canContinue: true, closed: ['b'] } },
    ],
    'd',
  ],
  [
    'what a chapter does not let choose is reached by flow',
    inChapter(control('flow="true" choice="false"')),
    [{ shows: 'a', by: 'continue', offers: { closed: ['b', 'c'] } }],
    'b',
  ],
  [
    'a chapter that keeps who is in it is left by flow',
    inChapter(control('flow="true" choiceExit="false"')),
    [
      { shows: 'a', by: 'choice c' },
      { shows: 'c', by: 'continue', offers: { closed: ['a', 'd'] } },
    ],
    'd',
  ],
  ['an item asks for the next', FOUR, [{ shows: 'a', sets: ['request=continue'], by: 'end' }], 'b'],
  [
    'an item asks for the one before',
    FOUR,
    [
      { shows: 'a', by: 'choice c' },
      { shows: 'c', sets: ['request=previous'], by: 'end' },
    ],
    'b',
  ],
  ['an item asks for another by choice', FOUR, [{ shows: 'a', sets: ['request={target=c}choice'], by: 'end' }], 'c'],
  [
    'an item jumps to what cannot be chosen',
    inChapter(control('flow="true" choice="false"')),
    [{ shows: 'a', sets: ['request={target=c}jump'], by: 'end' }],
    'c',
  ],
  ['an item ends the whole', FOUR, [{ shows: 'a', sets: ['request=exitAll'], by: 'end' }], null],
  [
    'what the learner asks for goes before what the item asks for',
    FOUR,
    [
      { shows: 'a', by: 'continue' },
      { shows: 'b', sets: ['request=previous'], by: 'continue' },
      { shows: 'c', sets: ['request={target=a}choice'], by: 'previous' },
      { shows: 'b', sets: ['request=exitAll'], by: 'choice d' },
    ],
    'd',
  ],
  [
    'what is left is gone on with',
    FOUR,
    [
      { shows: 'a', by: 'continue' },
      { shows: 'b', sets: ['exit=suspend'], by: 'leave' },
      { shows: 'b', by: 'continue' },
      { shows: 'c', by: 'leave' },
    ],
    'c',
  ],
];

describe('control modes and navigation of SCORM 2004', () => {
  beforeEach(() => {
    vi.stubGlobal('window', {});
    vi.spyOn(console, 'info').mockReturnValue();
    vi.spyOn(console, 'log').mockReturnValue();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it.each(ROWS)('%s', (_, content, visits, last) => {
    expect(play(content, visits)).toEqual([
      ...visits.map(({ shows, offers }) => ({ shows, offers })),
      { shows: last, offers: undefined },
    ]);
  });
});
