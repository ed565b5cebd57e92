import { describe, expect, it } from 'vitest';
import type { ScormPackage } from '#campus/packages/package-index.ts';
import { inAWindowEach } from '#tests/support/packages/scorm-window.ts';
import {
  chapter,
  course,
  items,
  objective,
  play,
  rollup,
  rules,
  type Visit,
} from '#tests/support/packages/scorm2004-course.ts';

const SATISFIED = 'condition="satisfied"';
const COMPLETED = 'condition="completed"';
const MIN_MEASURE = '<imsss:minNormalizedMeasure>0.6</imsss:minNormalizedMeasure>';

/** A chapter of three items that leads back to the first item of all as soon as it is what the condition says; else to the last. */
function until(condition: string, sequencing = '', inside = items('b', 'c', 'd')): ScormPackage {
  const leads = rules(['exit', 'exit', condition], ['post', 'previous', condition]);
  return course(items('a') + chapter('chapter', inside, leads + sequencing) + items('e'));
}

/** What the items of the chapter set, one after the other, and what is open after them. */
const CHAPTERS: readonly (readonly [string, ScormPackage, readonly string[], string])[] = [
  ['all satisfied: it is', until(SATISFIED), ['success=passed', 'success=passed', 'success=passed'], 'a'],
  ['one not satisfied: it is not', until(SATISFIED), ['success=passed', 'success=failed', 'success=passed'], 'e'],
  [
    'all completed: it is',
    until(COMPLETED),
    ['completion=completed', 'completion=completed', 'completion=completed'],
    'a',
  ],
  [
    'one incomplete: it is not',
    until(COMPLETED),
    ['completion=completed', 'completion=incomplete', 'completion=completed'],
    'e',
  ],
  ['any', until(SATISFIED, rollup('childActivitySet="any"', 'satisfied', SATISFIED)), ['success=passed'], 'a'],
  [
    'none waits for what is not known yet',
    until(COMPLETED, rollup('childActivitySet="none"', 'completed', SATISFIED)),
    ['success=failed', 'success=failed', 'success=failed'],
    'a',
  ],
  [
    'none, and one is',
    until(COMPLETED, rollup('childActivitySet="none"', 'completed', SATISFIED)),
    ['success=failed', 'success=passed', 'success=failed'],
    'e',
  ],
  [
    'at least two',
    until(SATISFIED, rollup('childActivitySet="atLeastCount" minimumCount="2"', 'satisfied', SATISFIED)),
    ['success=failed', 'success=passed', 'success=passed'],
    'a',
  ],
  [
    'at least two, and one is',
    until(SATISFIED, rollup('childActivitySet="atLeastCount" minimumCount="2"', 'satisfied', SATISFIED)),
    ['success=failed', 'success=passed', 'success=failed'],
    'e',
  ],
  [
    'at least half, as a share of one',
    until(SATISFIED, rollup('childActivitySet="atLeastPercent" minimumPercent="0.5"', 'satisfied', SATISFIED)),
    ['success=passed', 'success=passed'],
    'a',
  ],
  [
    'at least half, and a third is',
    until(SATISFIED, rollup('childActivitySet="atLeastPercent" minimumPercent="0.5"', 'satisfied', SATISFIED)),
    ['success=passed', 'success=failed', 'success=failed'],
    'e',
  ],
  [
    'what is not known is not the contrary either',
    until(COMPLETED, rollup('childActivitySet="any"', 'completed', `${SATISFIED} operator="not"`)),
    ['success=passed', 'success=failed'],
    'a',
  ],
  [
    'one of two conditions',
    until(SATISFIED, rollup('childActivitySet="any"', 'satisfied', 'condition="objectiveMeasureKnown"', SATISFIED)),
    ['success=failed', 'score=0.1'],
    'a',
  ],
  [
    'progress that is known, of whatever kind',
    until(COMPLETED, rollup('childActivitySet="all"', 'completed', 'condition="activityProgressKnown"')),
    ['completion=incomplete', 'completion=completed', 'completion=incomplete'],
    'a',
  ],
  [
    'attempted',
    until(SATISFIED, rollup('childActivitySet="all"', 'satisfied', 'condition="attempted"')),
    ['success=failed', 'success=failed', 'success=failed'],
    'a',
  ],
  [
    'an item that is kept out of it does not count',
    until(SATISFIED, '', items('b', ['c', '<imsss:rollupRules rollupObjectiveSatisfied="false"/>'], 'd')),
    ['success=passed', 'success=failed', 'success=passed'],
    'a',
  ],
  [
    'a measure that is high enough, of a chapter whose objective has no name',
    until(SATISFIED, objective('satisfiedByMeasure="true"', MIN_MEASURE), items('b')),
    ['score=0.7'],
    'a',
  ],
  [
    'the mean measure is not high enough, since what is not known counts as nothing',
    until(SATISFIED, objective('satisfiedByMeasure="true"', MIN_MEASURE), items('b', 'c')),
    ['score=0.8', 'success=unknown'],
    'e',
  ],
  [
    'nothing is tracked',
    until(COMPLETED, '<imsss:deliveryControls tracked="false"/>'),
    ['completion=completed', 'completion=completed', 'completion=completed'],
    'e',
  ],
  [
    'a measure that is not high enough',
    until(SATISFIED, objective('satisfiedByMeasure="true"', MIN_MEASURE), items('b')),
    ['score=0.5'],
    'e',
  ],
];

const ITEMS = ['b', 'c', 'd'];

const WRITES = (what: string): string => `<imsss:mapInfo targetObjectiveID="shared" ${what}/>`;
const READS = (attributes = ''): string =>
  `<imsss:objectives><imsss:primaryObjective objectiveID="own"/><imsss:objective objectiveID="of-a"><imsss:mapInfo targetObjectiveID="shared" ${attributes}/></imsss:objective></imsss:objectives>`;
const ADDED = (attributes = ''): string =>
  `<adlseq:objectives><adlseq:objective objectiveID="own"><adlseq:mapInfo targetObjectiveID="shared" ${attributes}/></adlseq:objective></adlseq:objectives>`;
const skips = (condition: string): string => rules(['pre', 'skip', condition]);

/** What the first item writes is read by the second, which is skipped then: the items, what the first sets, and what comes. */
const SHARED: readonly (readonly [string, string, string, string])[] = [
  [
    'a satisfied objective that is shared',
    items(
      ['a', objective('objectiveID="own"', WRITES('writeSatisfiedStatus="true"'))],
      ['b', skips(`referencedObjective="of-a" ${SATISFIED}`) + READS()],
      'c',
    ),
    'success=passed',
    'c',
  ],
  [
    'one that is not written',
    items(
      ['a', objective('objectiveID="own"', WRITES('writeSatisfiedStatus="false"'))],
      ['b', skips(`referencedObjective="of-a" ${SATISFIED}`) + READS()],
      'c',
    ),
    'success=passed',
    'b',
  ],
  [
    'one that is not read',
    items(
      ['a', objective('objectiveID="own"', WRITES('writeSatisfiedStatus="true"'))],
      [
        'b',
        skips(`referencedObjective="of-a" ${SATISFIED}`) +
          READS('readSatisfiedStatus="false" readNormalizedMeasure="false"'),
      ],
      'c',
    ),
    'success=passed',
    'b',
  ],
  [
    'a measure that is shared',
    items(
      ['a', objective('objectiveID="own"', WRITES('writeNormalizedMeasure="true"'))],
      [
        'b',
        skips('referencedObjective="of-a" condition="objectiveMeasureGreaterThan" measureThreshold="0.5"') + READS(),
      ],
      'c',
    ),
    'score=0.8',
    'c',
  ],
  [
    'a shared objective that is written with other escapes',
    items(
      [
        'a',
        objective('objectiveID="own"', '<imsss:mapInfo targetObjectiveID="of%20all" writeSatisfiedStatus="true"/>'),
      ],
      ['b', skips(SATISFIED) + objective('objectiveID="own"', '<imsss:mapInfo targetObjectiveID=" of%20%20all "/>')],
      'c',
    ),
    'success=passed',
    'c',
  ],
  [
    'a shared objective that a chapter elsewhere hears of',
    items(['a', objective('objectiveID="own"', WRITES('writeSatisfiedStatus="true"'))]) +
      chapter(
        'chapter',
        items(['b', objective('objectiveID="own"', '<imsss:mapInfo targetObjectiveID="shared"/>')], 'x'),
        skips(SATISFIED) + rollup('childActivitySet="any"', 'satisfied', SATISFIED),
      ) +
      items('c'),
    'success=passed',
    'c',
  ],
  [
    'a completion that is shared, which ADL added',
    items(
      ['a', objective('objectiveID="own"') + ADDED('writeCompletionStatus="true"')],
      ['b', skips(COMPLETED) + objective('objectiveID="own"') + ADDED()],
      'c',
    ),
    'completion=completed',
    'c',
  ],
  [
    'a completion of which only the objective of IMS is shared',
    items(
      ['a', objective('objectiveID="own"') + ADDED('writeCompletionStatus="true"')],
      ['b', skips(`referencedObjective="of-a" ${COMPLETED}`) + READS()],
      'c',
    ),
    'completion=completed',
    'b',
  ],
];

describe('rollup and objectives of SCORM 2004', () => {
  inAWindowEach();

  it.each(CHAPTERS)('a chapter of which %s', (_, content, sets, last) => {
    const inIt: readonly Visit[] = sets.map((each, at) => ({ shows: ITEMS[at] ?? '', sets: [each], by: 'continue' }));
    const visits: readonly Visit[] = [{ shows: 'a', by: 'continue' }, ...inIt];
    expect(play(content, visits).map(({ shows }) => shows)).toEqual([...visits.map(({ shows }) => shows), last]);
  });

  it.each([
    ['outlives the attempt at the whole', '', 'c'],
    ['ends with the attempt at the whole', 'adlseq:objectivesGlobalToSystem="false"', 'b'],
  ])('what is shared %s', (_, attributes, after) => {
    const inside = items(
      ['a', objective('objectiveID="own"', WRITES('writeSatisfiedStatus="true"'))],
      ['b', skips(`referencedObjective="of-a" ${SATISFIED}`) + READS()],
      ['c', rules(['post', 'retryAll', 'condition="always"'])],
    );
    const visits: readonly Visit[] = [
      { shows: 'a', sets: ['success=passed'], by: 'continue' },
      { shows: 'c', by: 'continue' },
      { shows: 'a', sets: after === 'b' ? ['success=unknown'] : [], by: 'continue' },
    ];
    const shown = play(course(inside, undefined, attributes), visits).map(({ shows }) => shows);
    expect(shown).toEqual(['a', 'c', 'a', after]);
  });

  it.each(SHARED)('%s', (_, inside, set, next) => {
    const visits: readonly Visit[] = [{ shows: 'a', sets: [set], by: 'continue' }];
    expect(play(course(inside), visits).map(({ shows }) => shows)).toEqual(['a', next]);
  });
});
