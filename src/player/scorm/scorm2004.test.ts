import { describe, expect, it } from 'vitest';
import type { ScormItem, ScormPackage } from '#campus/packages/package-index.ts';
import type { StartScorm } from '#campus/player/messages.ts';
import { SCORM_VALUE_MAX } from '#campus/scorm/scorm-data.ts';
import { earlierState, packedEarlierState } from '#tests/support/packages/earlier-sequencing.ts';
import { inAWindowEach } from '#tests/support/packages/scorm-window.ts';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';
import { leavesOf } from './item-tree.ts';
import type { Hooks, Machine } from './machine.ts';
import { machine2004 } from './scorm2004.ts';

const FLOW = { sequencingControls: { flow: true, choice: true } };

function anItem(id: string, more: Partial<ScormItem> = {}): ScormItem {
  return {
    id,
    title: id,
    isVisible: true,
    href: `${id}.html`,
    kind: 'sco',
    children: [],
    sequencing: {},
    prerequisites: null,
    masteryScore: null,
    maxTimeAllowed: null,
    timeLimitAction: null,
    dataFromLms: null,
    ...more,
  };
}

function aStart(items: readonly ScormItem[], more: Partial<StartScorm> = {}): StartScorm {
  const content: ScormPackage = {
    kind: 'scorm',
    version: '2004',
    schemaVersion: '2004 4th Edition',
    title: 'Course',
    organizationId: 'o',
    sequencing: FLOW,
    items: [...items],
  };
  const index = { content, files: [], asksAtOnce: false };
  return {
    type: 'start-scorm',
    packageId: 'p',
    index,
    package: content,
    isKept: false,
    language: 'en',
    direction: 'ltr',
    words: { title: 'Course' },
    item: undefined,
    states: {},
    sequencing: undefined,
    learnerId: 'l',
    isReview: false,
    unkept: undefined,
    visit: { session: '0198c0de-0000-7000-8000-000000000001', base: null, startedAt: '2026-11-22T10:00:00.000Z' },
    ...more,
  };
}

const NO_HOOKS: Hooks = { onSet: () => undefined, onCommit: () => undefined, onEnd: () => undefined };
const machineOf = (start: StartScorm): Machine => machine2004(start, NO_HOOKS);

/** Opens what the machine says, does something in it, and ends it. */
function plays(machine: Machine, start: StartScorm, item: string | null, inIt: readonly [string, string][] = []) {
  const leaf = leavesOf(start.package.items).find(({ id }) => id === item);
  if (leaf === undefined) throw new Error(`${item} shows nothing`);
  const runtime = machine.mount(leaf, undefined);
  const api = window.API_1484_11;
  api?.lmsInitialize('');
  for (const [element, value] of inIt) api?.lmsSetValue(element, value);
  return runtime;
}

describe('the way through a package of SCORM 2004', () => {
  inAWindowEach();

  const three = [anItem('a'), anItem('b'), anItem('c', { isVisible: false })];

  it('begins at the first item, or at the one that was wanted', () => {
    expect(machineOf(aStart(three)).begin(undefined)).toBe('a');
    const machine = machineOf(aStart(three));
    expect(machine.begin('b')).toBe('b');
    expect(machine.moves('b')).toEqual({ canContinue: true, canPrevious: true, closed: [], hidden: ['c'] });
  });

  it('goes where the item asks for when it ends', () => {
    const start = aStart(three);
    const machine = machineOf(start);
    const runtime = plays(machine, start, machine.begin('b'), [['adl.nav.request', 'previous']]);
    runtime.finish();
    expect(machine.after()).toBe('a');
  });

  it('goes on to the next where the item only ends, and nowhere after the last or where it was suspended', () => {
    const start = aStart(three);
    const machine = machineOf(start);
    plays(machine, start, machine.begin(undefined)).finish();
    expect(machine.after()).toBe('b');
    plays(machine, start, 'b', [['cmi.exit', 'suspend']]).finish();
    expect(machine.after()).toBeNull();
    plays(machine, start, machine.open('c')).finish();
    expect(machine.after()).toBeNull();
  });

  it.each([
    ['left', true],
    ['cut off', false],
  ])('is found again where it was %s, however many items there are', (_, isLeft) => {
    const many = Array.from({ length: 40 }, (_, at) => anItem(`item-${at}`));
    const start = aStart(many);
    const machine = machineOf(start);
    const runtime = plays(machine, start, machine.begin('item-30'), [['cmi.location', '3']]);
    if (isLeft) {
      machine.suspend();
      runtime.finish();
    }
    const sequencing = machine.sequencing();
    expect(sequencing?.length).toBeLessThanOrEqual(SCORM_VALUE_MAX);
    const again = machineOf(aStart(many, { sequencing: sequencing ?? undefined }));
    expect(again.begin(undefined)).toBe('item-30');
  });

  const ends: readonly [string, readonly [string, string][], boolean][] = [
    ['left by the campus', [], true],
    ['left by the campus and suspended by the item', [['cmi.exit', 'suspend']], true],
    ['ended with all', [['adl.nav.request', 'exitAll']], false],
    ['suspended with all', [['adl.nav.request', 'suspendAll']], false],
    ['only ended', [['cmi.completion_status', 'completed']], false],
    ['on its way to the next', [['adl.nav.request', 'continue']], false],
  ];

  it.each(ends)('is kept by an item that is %s as it was at rest, and found again there', (_, inIt, isLeft) => {
    const start = aStart(three);
    const kept: (string | null)[] = [];
    const machine: Machine = machine2004(start, { ...NO_HOOKS, onCommit: () => kept.push(machine.sequencing()) });
    const runtime = plays(machine, start, machine.begin('b'), inIt);
    window.API_1484_11?.lmsCommit('');
    if (isLeft) machine.suspend();
    runtime.finish();
    expect(kept).toHaveLength(2);
    for (const sequencing of nonEmpty(kept, 'state that was kept')) {
      const again = machineOf(aStart(three, { sequencing: sequencing ?? undefined }));
      expect(again.begin(undefined)).toBe('b');
      expect(again.moves('b').closed).toEqual([]);
      // What the item had asked for was of its time.
      plays(again, start, 'b', [['cmi.exit', 'normal']]).finish();
      expect(again.after()).toBe('c');
    }
  });

  it('is found again from what earlier versions kept, whole or as what had changed', () => {
    for (const kept of [earlierState(['a', 'b', 'c'], 'b'), packedEarlierState('b')]) {
      const again = machineOf(aStart(three, { sequencing: kept }));
      expect(again.begin(undefined)).toBe('b');
      expect(again.moves('b').closed).toEqual([]);
    }
  });

  it('begins an item whose attempts may last only so long, and tells it how long', () => {
    const limited = anItem('b', { sequencing: { attemptAbsoluteDurationLimit: 'PT5M' } });
    const start = aStart([anItem('a'), limited]);
    const machine = machineOf(start);
    plays(machine, start, machine.begin('b'));
    expect(window.API_1484_11?.lmsGetValue('cmi.max_time_allowed')).toBe('PT5M');
  });

  it('is over when a rule has ended it, and not when a move leads nowhere', () => {
    const ends = { postConditionRules: [{ action: 'exitAll', conditions: [{ condition: 'always' }] }] };
    const start = aStart([anItem('a'), anItem('b', { sequencing: { sequencingRules: ends } })]);
    const machine = machineOf(start);
    const first = plays(machine, start, machine.begin(undefined));
    machine.plan({ type: 'open', item: 'nowhere' });
    first.finish();
    expect([machine.open('nowhere'), machine.isOver()]).toEqual([null, false]);
    const second = plays(machine, start, machine.open('b'));
    machine.plan({ type: 'navigate', request: 'previous' });
    second.finish();
    expect([machine.go('previous'), machine.isOver()]).toEqual([null, true]);
  });

  it('opens nothing that the sequencing forbids', () => {
    const noChoice = { sequencingControls: { flow: true, choice: false } };
    const chapter = anItem('chapter', {
      href: null,
      kind: null,
      sequencing: noChoice,
      children: [anItem('x'), anItem('y')],
    });
    const machine = machineOf(aStart([anItem('a'), chapter]));
    machine.begin(undefined);
    expect(machine.moves('a').closed).toEqual(['x', 'y']);
    expect(machine.open('y')).toBeNull();
  });

  it('shows what has one item only, whatever is kept of its sequencing', () => {
    const machine = machineOf(aStart([anItem('a')], { sequencing: 'not JSON' }));
    expect(machine.begin(undefined)).toBe('a');
  });
});
