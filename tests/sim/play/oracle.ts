import * as v from 'valibot';
import type { Done, Person } from './campus.ts';
import type { CampusState } from './campus-rows.ts';
import { aModel, type Model, stateOfModel, type Tap } from './kinds.ts';
import { keyOf } from './network.ts';

/** One act of a learner, followed from the tap to its end. */
export type Op = {
  tap: Tap;
  person: Person;
  device: string;
  /** Places in the history's own order of events. */
  calledAt: number;
  savedAt: number | undefined;
  /** Taken up again by the learner's own word, after a refusal: it keeps its old place in the outbox. */
  isAgain: boolean;
  id: string | undefined;
  /** How often the campus did it, and the place of its effect among all. */
  effects: number;
  effectAt: number | undefined;
  refused: string | undefined;
  /** The device has shown why it did not happen. */
  isReported: boolean;
  isDiscarded: boolean;
};

export type Invariant = 'I1' | 'I2' | 'I3' | 'I4' | 'I5' | 'I6' | 'I7' | 'I8' | 'shown' | 'session' | 'merge' | 'tick';
export type Breach = { invariant: Invariant; text: string };

/** Knows what every learner did and everything the campus did, and what of it may not be. */
export type Oracle = {
  breaches: Breach[];
  ops: Op[];
  breach: (invariant: Invariant, text: string) => void;
  /** Counts events: what was saved before something began has a lower number. */
  moment: () => number;
  called: (tap: Tap, person: Person, device: string, isAgain?: boolean) => Op;
  /** The entry's id, which is the key that the campus gets. */
  named: (op: Op, id: string) => void;
  opOf: (id: string) => Op | undefined;
  answered: (request: Request, done: Done) => void;
  modelOf: (person: Person) => Model;
  expected: (person: Person) => CampusState;
  /** I4: `state` was read on the device after `from`. `parked`: ids of entries that need the learner. */
  saw: (
    sight: { person: Person; device: string; from: number; parked: ReadonlySet<string> },
    state: CampusState,
  ) => void;
  /** The person let go of everything on the device that was not sent and was tapped before. */
  letGo: (person: Person, device: string, before: number) => void;
  /** A list that was deleted elsewhere shows nothing any more. */
  deleted: (person: Person, list: string) => void;
  /** I2, at the end. */
  account: () => void;
};

const payload = v.object({ success: v.boolean(), errors: v.optional(v.array(v.object({ message: v.string() })), []) });
const answer = v.object({ data: v.record(v.string(), v.nullable(payload)) });

export function createOracle(trace: (line: string) => void): Oracle {
  const ops: Op[] = [];
  const breaches: Breach[] = [];
  const byId = new Map<string, Op>();
  const models = new Map<string, Model>();
  const gone = new Set<string>();
  let moments = 0;
  let effects = 0;
  const moment = (): number => {
    moments += 1;
    return moments;
  };
  const breach = (invariant: Invariant, text: string): void => {
    trace(`BROKEN ${invariant}: ${text}`);
    breaches.push({ invariant, text });
  };
  const modelOf = ({ id }: Person): Model => {
    const model = models.get(id) ?? aModel();
    models.set(id, model);
    return model;
  };
  const took = (op: Op, { text, at }: Done): void => {
    for (const wrong of outOfOrder(ops, op)) breach('I3', wrong);
    effects += 1;
    op.effectAt = effects;
    op.refused = refusalIn(text);
    const expected = op.tap.merge(modelOf(op.person), at);
    trace(`the campus did ${op.tap.words}${op.refused === undefined ? '' : ` → ${op.refused}`}`);
    if (expected !== op.refused)
      breach('merge', `${op.tap.words}: ${op.refused ?? 'done'}, but the rule says ${expected ?? 'done'}`);
  };
  return {
    breaches,
    ops,
    breach,
    moment,
    called: (tap, person, device, isAgain = false) => {
      const op: Op = { tap, person, device, calledAt: moment(), isAgain, ...untouched() };
      ops.push(op);
      return op;
    },
    named: (op, id) => {
      op.id = id;
      byId.set(id, op);
    },
    opOf: (id) => byId.get(id),
    modelOf,
    expected: (person) => stateOfModel(modelOf(person)),
    answered: (request, done) => {
      const op = byId.get(keyOf(request) ?? '');
      for (const { person, from, to } of done.raised) {
        if (op === undefined) return breach('I6', 'the campus did something that nobody asked for');
        if (person !== op.person.id) breach('I6', `${op.tap.words} was done as ${person}`);
        op.effects += to - from;
        if (op.effects > 1) breach('I1', `${op.tap.words} was done ${op.effects} times`);
        else took(op, done);
      }
    },
    saw: ({ person, device, from, parked }, state) => {
      const theirs = ops.filter((op) => op.person.id === person.id);
      const own = theirs.filter((op) => op.device === device);
      for (const subject of new Set(own.map((op) => op.tap.subject))) {
        const about = theirs.filter((op) => op.tap.subject === subject);
        const last = about.findLast((op) => op.device === device && op.savedAt !== undefined && op.savedAt < from);
        if (last === undefined || [subject, ...last.tap.parents].some((name) => gone.has(name))) continue;
        const parents = theirs.filter((op) => last.tap.parents.includes(op.tap.subject));
        if (parents.some((op) => op.isDiscarded) || isUndecided(about, device, parked)) continue;
        const shown = last.tap.shown(state);
        // Undefined: no screen shows it, or the list that it stands in is not on this device.
        if (last.tap.value === undefined || shown === undefined || allowedValues(about, last).has(shown)) continue;
        breach('I4', `${device} shows ${subject} as ${shown}, not as ${last.tap.value} (${last.id?.slice(-4)})`);
      }
    },
    letGo: (person, device, before) => {
      for (const op of ops)
        if (op.person === person && op.device === device && op.calledAt < before && op.effects === 0)
          op.isDiscarded = true;
    },
    deleted: (person, list) => {
      modelOf(person).lists.delete(list);
      gone.add(`list:${list}`);
    },
    account: () => {
      for (const op of ops)
        if (isLost(ops, op))
          breach('I2', `${op.tap.words} of ${op.device} (${op.id?.slice(-4)}) was saved and is lost`);
    },
  };
}

function untouched() {
  return {
    savedAt: undefined,
    id: undefined,
    effects: 0,
    effectAt: undefined,
    refused: undefined,
    isReported: false,
    isDiscarded: false,
  };
}

function refusalIn(text: string): string | undefined {
  const parsed = v.safeParse(answer, JSON.parse(text));
  const result = parsed.success ? Object.values(parsed.output.data)[0] : undefined;
  return result?.success === false ? (result.errors[0]?.message ?? '') : undefined;
}

function isMate(op: Op, other: Op): boolean {
  return op !== other && op.device === other.device && op.person.id === other.person.id;
}

/** I3: what was done before something that was tapped earlier, or without what it needs. */
function outOfOrder(ops: readonly Op[], op: Op): string[] {
  const { savedAt } = op;
  if (op.isAgain || savedAt === undefined) return [];
  const mates = ops.filter((other) => isMate(op, other) && !other.isAgain && other.refused === undefined);
  const later = mates.find(
    (other) => other.tap.subject === op.tap.subject && other.calledAt > savedAt && other.effects > 0,
  );
  const parent = mates.find(
    (other) =>
      op.tap.parents.includes(other.tap.subject) &&
      !hasPlaceBefore(mates, op, other) &&
      !isReplaced(mates, other) &&
      other.savedAt !== undefined &&
      other.savedAt < op.calledAt &&
      other.effects === 0 &&
      !other.isDiscarded,
  );
  return [
    ...(later === undefined ? [] : [`${op.tap.words} came after ${later.tap.words}, which was tapped later`]),
    ...(parent === undefined ? [] : [`${op.tap.words} came before what it needs: ${parent.tap.words}`]),
  ];
}

/** The same was tapped once more before it left the device, and that is in effect: it was sent in place of both. */
function isReplaced(mates: readonly Op[], op: Op): boolean {
  const since = mates.slice(mates.indexOf(op) + 1);
  return since.some(({ tap, effects }) => tap.subject === op.tap.subject && effects > 0);
}

/** It took the place of an earlier entry that nobody had seen: what was tapped after that entry goes out after it. */
function hasPlaceBefore(mates: readonly Op[], op: Op, other: Op): boolean {
  return mates.some(
    ({ tap, savedAt, effects }) =>
      tap.subject === op.tap.subject && savedAt !== undefined && savedAt < other.calledAt && effects === 0,
  );
}

/** Refused, parked, discarded or taken up again: what is shown then is the campus's state, not the learner's. */
function isUndecided(about: readonly Op[], device: string, parked: ReadonlySet<string>): boolean {
  return about.some(
    (op) =>
      op.device === device &&
      (op.refused !== undefined || op.isReported || op.isDiscarded || op.isAgain || (op.id && parked.has(op.id))),
  );
}

/** The learner's last change on this device; once it is in effect, also what came after it, from any device; what is later by its time, as soon as it is in effect. */
function allowedValues(about: readonly Op[], last: Op): Set<string | undefined> {
  const { effectAt } = last;
  const isLater = (op: Op): boolean =>
    (effectAt !== undefined && op.effectAt !== undefined && op.effectAt > effectAt) ||
    (op.effectAt !== undefined && op.tap.at !== undefined && op.tap.at >= (last.tap.at ?? '')) ||
    (op.device === last.device && op.calledAt > last.calledAt);
  return new Set(about.filter((op) => op === last || isLater(op)).map((op) => op.tap.value));
}

/** Made, and deleted before it was sent: nothing of it is sent, nor of its comments. */
function isTakenBack(ops: readonly Op[], op: Op): boolean {
  const deletion = [op, ...ops.filter((other) => isMate(op, other))].find(
    ({ tap, savedAt }) =>
      tap.takesBack && savedAt !== undefined && [op.tap.subject, ...op.tap.parents].includes(tap.subject),
  );
  if (deletion === undefined) return false;
  return !ops.some(({ tap, effects, refused }) => tap.subject === deletion.tap.subject && effects > 0 && !refused);
}

function isLost(ops: readonly Op[], op: Op): boolean {
  if (op.savedAt === undefined || op.effects > 0 || op.isReported || op.isDiscarded) return false;
  if (isTakenBack(ops, op)) return false;
  return !ops.some(
    (other) =>
      isMate(op, other) &&
      other.tap.subject === op.tap.subject &&
      other.calledAt > op.calledAt &&
      // A page that died before it could say so had put it on disk all the same, where the campus knows it.
      (other.savedAt !== undefined || other.effects > 0 || other.refused !== undefined),
  );
}
