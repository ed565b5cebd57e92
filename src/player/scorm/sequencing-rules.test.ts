import { describe, expect, it } from 'vitest';
import type { ScormPackage } from '#campus/packages/package-index.ts';
import { inAWindowEach } from '#tests/support/packages/scorm-window.ts';
import {
  chapter,
  control,
  course,
  items,
  play,
  type Rule,
  rules,
  type Visit,
} from '#tests/support/packages/scorm2004-course.ts';

const SATISFIED = 'condition="satisfied"';
const NOT_SATISFIED = 'condition="satisfied" operator="not"';
const ALWAYS = 'condition="always"';
const ONE_ATTEMPT = '<imsss:limitConditions attemptLimit="1"/>';
/** The second of three items has these rules. */
const second = (...own: readonly Rule[]): ScormPackage => course(items('a', ['b', rules(...own)], 'c'));
const TO_SECOND: Visit = { shows: 'a', by: 'continue' };

/** What SN says of each: the course, the visits, and what is open after them. */
const ROWS: readonly (readonly [string, ScormPackage, readonly Visit[], string | null])[] = [
  ['skip: flow goes past the item', second(['pre', 'skip', ALWAYS]), [TO_SECOND], 'c'],
  [
    'a condition on what is not known does not hold, nor does its contrary',
    second(['pre', 'skip', SATISFIED], ['pre', 'skip', NOT_SATISFIED]),
    [TO_SECOND],
    'b',
  ],
  [
    'the contrary holds once it is known',
    second(['pre', 'skip', NOT_SATISFIED]),
    [TO_SECOND, { shows: 'b', sets: ['success=failed'], by: 'previous' }, TO_SECOND],
    'c',
  ],
  [
    'any of several conditions would not do where all are asked for',
    second(['pre', 'skip', 'condition="attempted"', SATISFIED]),
    [TO_SECOND, { shows: 'b', sets: ['success=failed'], by: 'previous' }, TO_SECOND],
    'b',
  ],
  [
    'disabled: it cannot be chosen',
    second(['pre', 'disabled', ALWAYS]),
    [{ shows: 'a', by: 'choice c', offers: { closed: ['b'] } }],
    'c',
  ],
  [
    'hidden from choice: flow goes there all the same',
    second(['pre', 'hiddenFromChoice', ALWAYS]),
    [{ shows: 'a', by: 'continue', offers: { closed: ['b'] } }],
    'b',
  ],
  [
    'retry: the item comes again',
    second(['post', 'retry', NOT_SATISFIED]),
    [
      TO_SECOND,
      { shows: 'b', sets: ['success=failed'], by: 'continue' },
      { shows: 'b', sets: ['success=passed'], by: 'continue' },
    ],
    'c',
  ],
  [
    'continue: also where the learner asked for the contrary',
    second(['post', 'continue', SATISFIED]),
    [TO_SECOND, { shows: 'b', sets: ['success=passed'], by: 'previous' }],
    'c',
  ],
  [
    'previous: also where the learner goes on, and once only',
    second(['post', 'previous', NOT_SATISFIED]),
    [TO_SECOND, { shows: 'b', sets: ['success=failed'], by: 'continue' }],
    'a',
  ],
  [
    'exitAll: the whole ends',
    second(['post', 'exitAll', SATISFIED]),
    [TO_SECOND, { shows: 'b', sets: ['success=passed'], by: 'continue' }],
    null,
  ],
  [
    'retryAll: the whole begins again',
    course(items('a', 'b', ['c', rules(['post', 'retryAll', NOT_SATISFIED])])),
    [
      { shows: 'a', by: 'choice c' },
      { shows: 'c', sets: ['success=failed'], by: 'continue' },
    ],
    'a',
  ],
  [
    'exitParent: what is left of the chapter is passed over',
    course(items('a') + chapter('chapter', items(['b', rules(['post', 'exitParent', SATISFIED])], 'c')) + items('d')),
    [TO_SECOND, { shows: 'b', sets: ['success=passed'], by: 'continue' }],
    'd',
  ],
  [
    'exit: a chapter ends as soon as its condition holds',
    course(
      items('a') +
        chapter('chapter', items('b', 'c'), rules(['exit', 'exit', 'condition="objectiveMeasureKnown"'])) +
        items('d'),
    ),
    [TO_SECOND, { shows: 'b', sets: ['score=0.2'], by: 'continue' }],
    'd',
  ],
  [
    'a measure above a threshold',
    second(['post', 'exitAll', 'condition="objectiveMeasureGreaterThan" measureThreshold="0.5"']),
    [
      TO_SECOND,
      { shows: 'b', sets: ['score=0.5'], by: 'previous' },
      TO_SECOND,
      { shows: 'b', sets: ['score=0.6'], by: 'previous' },
    ],
    null,
  ],
  [
    'a measure below a threshold',
    second(['post', 'retry', 'condition="objectiveMeasureLessThan" measureThreshold="0.5"']),
    [
      TO_SECOND,
      { shows: 'b', sets: ['score=0.4'], by: 'continue' },
      { shows: 'b', sets: ['score=0.5'], by: 'continue' },
    ],
    'c',
  ],
  [
    'a measure of progress that is not to decide on completion',
    course(
      `${items('a')}<item identifier="b" identifierref="r"><imsss:sequencing>${rules(['post', 'exitAll', 'condition="completed"'])}</imsss:sequencing><adlcp:completionThreshold minProgressMeasure="0.5"/></item>`,
    ),
    [
      TO_SECOND,
      { shows: 'b', sets: ['progress=0.6', 'completion=incomplete'], by: 'previous' },
      TO_SECOND,
      { shows: 'b', sets: ['completion=completed'], by: 'previous' },
    ],
    null,
  ],
  [
    'what an item says is not known is not taken as done',
    second(['post', 'retry', 'condition="activityProgressKnown"']),
    [TO_SECOND, { shows: 'b', sets: ['completion=unknown'], by: 'continue' }],
    'c',
  ],
  [
    'what is abandoned was never said',
    second(['pre', 'skip', SATISFIED]),
    [TO_SECOND, { shows: 'b', sets: ['success=passed', 'request=abandon'], by: 'end' }, { shows: 'c', by: 'previous' }],
    'b',
  ],
  [
    'completed by its measure of progress',
    course(
      `${items('a')}<item identifier="b" identifierref="r"><imsss:sequencing>${rules(['post', 'exitAll', 'condition="completed"'])}</imsss:sequencing><adlcp:completionThreshold completedByMeasure="true" minProgressMeasure="0.5"/></item>`,
    ),
    [
      TO_SECOND,
      { shows: 'b', sets: ['progress=0.4'], by: 'previous' },
      TO_SECOND,
      { shows: 'b', sets: ['progress=0.5'], by: 'previous' },
    ],
    null,
  ],
  [
    'one attempt: there is no way back into the item',
    course(items('a', ['b', ONE_ATTEMPT], 'c')),
    [TO_SECOND, { shows: 'b', by: 'continue' }, { shows: 'c', by: 'previous' }],
    null,
  ],
  [
    'one attempt at a chapter is over when the chapter is, and not with its first item',
    course(items('a') + chapter('chapter', items('b', 'c'), control() + ONE_ATTEMPT) + items('d')),
    [TO_SECOND, { shows: 'b', by: 'continue' }, { shows: 'c', by: 'continue' }, { shows: 'd', by: 'choice b' }],
    null,
  ],
  [
    'one attempt that was left is gone on with',
    course(items('a', ['b', ONE_ATTEMPT], 'c')),
    [TO_SECOND, { shows: 'b', sets: ['exit=suspend'], by: 'leave' }, { shows: 'b', by: 'continue' }],
    'c',
  ],
];

describe('sequencing rules and limits of SCORM 2004', () => {
  inAWindowEach();

  it.each(ROWS)('%s', (_, content, visits, last) => {
    expect(play(content, visits)).toEqual([
      ...visits.map(({ shows, offers }) => ({ shows, offers })),
      { shows: last, offers: undefined },
    ]);
  });
});
