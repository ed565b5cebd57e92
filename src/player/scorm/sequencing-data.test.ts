import { describe, expect, it } from 'vitest';
import type { ScormPackage } from '#campus/packages/package-index.ts';
import { inAWindowEach } from '#tests/support/packages/scorm-window.ts';
import {
  begin,
  chapter,
  control,
  course,
  items,
  NO_HOOKS,
  objective,
  startOf,
} from '#tests/support/packages/scorm2004-course.ts';
import { machine2004 } from './scorm2004.ts';

/** What an item reads while it is open. */
const read = (element: string): string => window.API_1484_11?.lmsGetValue(element) ?? '';

/** Opens what begins, and answers what goes on from there. */
function opened(content: ScormPackage, sequencing?: string) {
  const states = new Map();
  const machine = machine2004(startOf(content, states, sequencing), NO_HOOKS);
  const show = (item: string | null, sets: readonly string[] = []) =>
    begin(machine, { content, item: item ?? '', states, visit: { shows: '', by: 'end', sets } });
  return { machine, show, first: machine.begin(undefined) };
}

describe('what an item of SCORM 2004 finds in its data model', () => {
  inAWindowEach();

  it('is what it may ask for from here', () => {
    const { show, first } = opened(
      course(items('a') + chapter('chapter', items('b'), control('flow="true" choice="false"'))),
    );
    show(first);
    const valid = ['continue', 'previous', 'choice.{target=a}', 'choice.{target=b}', 'jump.{target=b}'];
    expect(valid.map((each) => read(`adl.nav.request_valid.${each}`))).toEqual([
      'true',
      'false',
      'true',
      'false',
      'true',
    ]);
  });

  it('is what other items have put into a store that they share, after a break too', () => {
    const map = '<adlcp:data><adlcp:map targetID="store"/></adlcp:data>';
    const sharing = items('a', 'b').replaceAll('</title>', `</title>${map}`);
    const content = course(sharing);
    const { machine, show, first } = opened(content);
    show(first, ['adl.data.0.store=from a', 'request=continue'])();
    const second = machine.after();
    const end = show(second);
    expect(read('adl.data.0.store')).toBe('from a');
    machine.suspend();
    end();
    const again = opened(content, machine.sequencing() ?? undefined);
    again.show(again.first);
    expect([again.first, read('adl.data.0.store')]).toEqual(['b', 'from a']);
  });

  it('is its objectives by their names, with what another item wrote of them', () => {
    const shared = (more: string): string =>
      objective('objectiveID="own"', `<imsss:mapInfo targetObjectiveID="shared" ${more}/>`);
    const { machine, show, first } = opened(
      course(items(['a', shared('writeSatisfiedStatus="true" writeNormalizedMeasure="true"')], ['b', shared('')])),
    );
    show(first, ['success=failed', 'score=0.3', 'request=continue'])();
    show(machine.after());
    expect(['id', 'success_status', 'score.scaled'].map((each) => read(`cmi.objectives.0.${each}`))).toEqual([
      'own',
      'failed',
      '0.3',
    ]);
  });
});
