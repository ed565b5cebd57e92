import { describe, expect, it } from 'vitest';
import type { ScormPackage } from '#campus/packages/package-index.ts';
import { inAWindowEach } from '#tests/support/packages/scorm-window.ts';
import { chapter, control, course, items, play, rules, type Visit } from '#tests/support/packages/scorm2004-course.ts';

const FOUR = course(items('a') + chapter('chapter', items('b', 'c')) + items('d'));
const inChapter = (sequencing: string): ScormPackage =>
  course(items('a') + chapter('chapter', items('b', 'c'), sequencing) + items('d'));

const CONSTRAINED = (how: string): string => `${control()}<adlseq:constrainedChoiceConsiderations ${how}/>`;

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
  [
    'a chapter that constrains choice lets choose what is next to it',
    course(items('a') + chapter('chapter', items('b', 'c'), CONSTRAINED('constrainChoice="true"')) + items('d', 'e')),
    [
      { shows: 'a', by: 'choice b', offers: { closed: [] } },
      { shows: 'b', by: 'choice d', offers: { closed: ['e'] } },
    ],
    'd',
  ],
  [
    'a chapter that is not to be activated by choice is gone into by flow',
    inChapter(CONSTRAINED('preventActivation="true"')),
    [
      { shows: 'a', by: 'continue', offers: { closed: ['b', 'c'] } },
      { shows: 'b', by: 'continue', offers: { closed: [] } },
    ],
    'c',
  ],
  [
    'an item that is not to be passed closes what is behind it',
    course(items('a', ['b', rules(['pre', 'stopForwardTraversal', 'condition="always"'])], 'c')),
    [
      { shows: 'a', by: 'continue', offers: { closed: ['c'] } },
      { shows: 'b', by: 'continue' },
    ],
    'c',
  ],
  [
    'an item that keeps who is in it closes all others, and is left by flow',
    course(items(['a', control('choiceExit="false"')], 'b')),
    [{ shows: 'a', by: 'continue', offers: { closed: ['b'] } }],
    'b',
  ],
  [
    'what is hidden from choice is not in the table of contents, nor what is in it',
    inChapter(control() + rules(['pre', 'hiddenFromChoice', 'condition="always"'])),
    [{ shows: 'a', by: 'continue', offers: { hidden: ['chapter', 'b', 'c'], closed: ['b', 'c'] } }],
    'b',
  ],
  [
    'what is used up is closed',
    course(items(['a', '<imsss:limitConditions attemptLimit="1"/>'], 'b')),
    [
      { shows: 'a', by: 'continue' },
      { shows: 'b', by: 'choice b', offers: { canPrevious: false, closed: ['a'] } },
    ],
    'b',
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
  inAWindowEach();

  it.each(ROWS)('%s', (_, content, visits, last) => {
    expect(play(content, visits)).toEqual([
      ...visits.map(({ shows, offers }) => ({ shows, offers })),
      { shows: last, offers: undefined },
    ]);
  });
});
