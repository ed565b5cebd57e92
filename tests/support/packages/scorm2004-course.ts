import type { ScormPackage } from '#campus/packages/package-index.ts';
import type { StartScorm } from '#campus/player/messages.ts';
import { resumed } from '#campus/scorm/resumed.ts';
import type { Cmi } from '#campus/scorm/scorm-data.ts';
import { leavesOf } from '#player/scorm/item-tree.ts';
import type { Hooks, Machine, Move, Moves } from '#player/scorm/machine.ts';
import { machine2004 } from '#player/scorm/scorm2004.ts';
import { whatToKeep } from '#player/scorm/what-to-keep.ts';
import { readScormManifest } from '#server/packages/scorm-manifest.ts';

/** One visit of an item: what it sets, and how it is left. */
export type Visit = {
  readonly shows: string;
  /** `Element=value`, with the elements of `ELEMENTS` by their short names. */
  readonly sets?: readonly string[];
  /**
   * `end`: the item ends itself. `continue`, `previous`, `choice <item>`: the learner asks for it. `leave`: the learner closes the
   * player, and opens it again.
   */
  readonly by: 'end' | 'continue' | 'previous' | `choice ${string}` | 'leave';
  /** What the learner is offered while it is open, as far as the row says. */
  readonly offers?: Partial<Moves>;
};

const ELEMENTS: Readonly<Record<string, string>> = {
  completion: 'cmi.completion_status',
  success: 'cmi.success_status',
  score: 'cmi.score.scaled',
  progress: 'cmi.progress_measure',
  exit: 'cmi.exit',
  request: 'adl.nav.request',
};

const SPACES =
  'xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3" xmlns:adlseq="http://www.adlnet.org/xsd/adlseq_v1p3" xmlns:imsss="http://www.imsglobal.org/xsd/imsss"';

/** A manifest of SCORM 2004 with these items and this sequencing of the whole, as the importer reads it. */
export function course(items: string, sequencing = control(), attributes = ''): ScormPackage {
  const manifest = `<manifest identifier="m" ${SPACES}><metadata><schema>ADL SCORM</schema><schemaversion>2004 4th Edition</schemaversion></metadata>
<organizations default="o"><organization identifier="o" ${attributes}><title>o</title>${items}<imsss:sequencing>${sequencing}</imsss:sequencing></organization></organizations>
<resources><resource identifier="r" type="webcontent" adlcp:scormType="sco" href="item.html"/></resources></manifest>`;
  return readScormManifest(new TextEncoder().encode(manifest), ['item.html']);
}

/** Items that show something, by their ids; one with sequencing of its own as `[id, sequencing]`. */
export function items(...own: readonly (string | readonly [id: string, sequencing: string])[]): string {
  return own
    .map((each) => (typeof each === 'string' ? ([each, ''] as const) : each))
    .map(
      ([id, sequencing]) =>
        `<item identifier="${id}" identifierref="r"><title>${id}</title>${inItem(sequencing)}</item>`,
    )
    .join('');
}

/** A chapter of items; it flows, and can be chosen from, unless its sequencing says otherwise. */
export function chapter(id: string, inside: string, sequencing = ''): string {
  const whole = sequencing.includes('<imsss:controlMode') ? sequencing : control() + sequencing;
  return `<item identifier="${id}"><title>${id}</title>${inside}${inItem(whole)}</item>`;
}

function inItem(sequencing: string): string {
  return sequencing === '' ? '' : `<imsss:sequencing>${sequencing}</imsss:sequencing>`;
}

export function control(modes = 'flow="true"'): string {
  return `<imsss:controlMode ${modes}/>`;
}

/** `pre`, `exit` or `post`, the action, and the conditions as attributes. */
export type Rule = readonly ['pre' | 'exit' | 'post', action: string, ...conditions: string[]];

export function rules(...own: readonly Rule[]): string {
  const each = own.map(([kind, action, ...conditions]) => {
    const name = `imsss:${kind}ConditionRule`;
    const all = conditions.map((attributes) => `<imsss:ruleCondition ${attributes}/>`).join('');
    return `<${name}><imsss:ruleConditions>${all}</imsss:ruleConditions><imsss:ruleAction action="${action}"/></${name}>`;
  });
  return `<imsss:sequencingRules>${each.join('')}</imsss:sequencingRules>`;
}

/** A rollup rule: the set of children as attributes, the action, and its conditions as attributes. */
export function rollup(set: string, action: string, ...conditions: readonly string[]): string {
  const all = conditions.map((attributes) => `<imsss:rollupCondition ${attributes}/>`).join('');
  return `<imsss:rollupRules><imsss:rollupRule ${set}><imsss:rollupConditions>${all}</imsss:rollupConditions><imsss:rollupAction action="${action}"/></imsss:rollupRule></imsss:rollupRules>`;
}

/** A primary objective with what stands in it. */
export function objective(attributes: string, inside = ''): string {
  return `<imsss:objectives><imsss:primaryObjective ${attributes}>${inside}</imsss:primaryObjective></imsss:objectives>`;
}

export const NO_HOOKS: Hooks = { onSet: () => undefined, onCommit: () => undefined, onEnd: () => undefined };

/** Plays a course as the player does; answers what it showed, and last what is open when the visits are over. */
export function play(content: ScormPackage, visits: readonly Visit[]): readonly Shown[] {
  const states = new Map<string, Cmi>();
  let machine = machine2004(startOf(content, states, undefined), NO_HOOKS);
  let open = machine.begin(undefined);
  const shown: Shown[] = [];
  for (const visit of visits) {
    shown.push({
      shows: open,
      offers: visit.offers === undefined ? undefined : offered(machine.moves(open), visit.offers),
    });
    if (open === null) break;
    const end = begin(machine, { content, item: open, states, visit });
    if (visit.by === 'leave') {
      machine.suspend();
      end();
      machine = machine2004(startOf(content, states, machine.sequencing() ?? undefined), NO_HOOKS);
      open = machine.begin(undefined);
    } else open = leave(machine, visit.by, end);
  }
  return [...shown, { shows: open, offers: undefined }];
}

type Shown = { readonly shows: string | null; readonly offers: Partial<Moves> | undefined };

function offered(moves: Moves, asked: Partial<Moves>): Partial<Moves> {
  return Object.fromEntries(Object.entries(moves).filter(([name]) => name in asked));
}

function leave(machine: Machine, by: Exclude<Visit['by'], 'leave'>, end: () => void): string | null {
  if (by === 'end') {
    end();
    return machine.after();
  }
  const move: Move =
    by === 'continue' || by === 'previous'
      ? { type: 'navigate', request: by }
      : { type: 'open', item: by.replace('choice ', '') };
  machine.plan(move);
  end();
  return move.type === 'open' ? machine.open(move.item) : machine.go(move.request);
}

type Opened = { content: ScormPackage; item: string; states: Map<string, Cmi>; visit: Visit };

/** Opens an item, does in it what the visit says, and answers how it ends. */
export function begin(machine: Machine, { content, item, states, visit }: Opened): () => void {
  const leaf = leavesOf(content.items).find(({ id }) => id === item);
  if (leaf === undefined) throw new Error(`${item} shows nothing`);
  const runtime = machine.mount(leaf, states.get(item));
  const api = window.API_1484_11;
  api?.lmsInitialize('');
  for (const each of visit.sets ?? []) {
    const name = each.slice(0, each.indexOf('='));
    api?.lmsSetValue(ELEMENTS[name] ?? name, each.slice(name.length + 1));
  }
  return () => {
    runtime.finish();
    states.set(item, resumed('2004', whatToKeep(runtime.values()).cmi));
  };
}

export function startOf(
  content: ScormPackage,
  states: ReadonlyMap<string, Cmi>,
  sequencing: string | undefined,
): StartScorm {
  return {
    type: 'start-scorm',
    packageId: 'p',
    index: { content, files: [], asksAtOnce: false },
    package: content,
    isKept: false,
    language: 'en',
    direction: 'ltr',
    words: { title: 'Course' },
    item: undefined,
    states: Object.fromEntries(states),
    sequencing,
    learnerId: 'l',
    isReview: false,
    unkept: undefined,
    visit: { session: '0198c0de-0000-7000-8000-000000000001', base: null, startedAt: '2026-11-22T10:00:00.000Z' },
  };
}
