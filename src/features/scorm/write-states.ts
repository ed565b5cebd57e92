import type { FromLauncher, ScormVisit } from '#campus/player/messages.ts';
import { attemptsOf, isFinished, withState } from '#campus/scorm/attempts.ts';
import type { ScormRules } from '#campus/scorm/begin-visit.ts';
import { fittingCmi } from '#campus/scorm/fitting-cmi.ts';
import { type Cmi, type ScormDataSent, type ScormSession, SEQUENCING_ELEMENT } from '#campus/scorm/scorm-data.ts';

export type ReportedState = Extract<FromLauncher, { type: 'state' }>;
export type Unkept = Extract<FromLauncher, { type: 'unkept' }>;

/** What goes into the outbox of one state. */
export type Kept = { data: ScormDataSent; startedAt: string; endedAt: string; isWhole: boolean };

export type StateParts = {
  packageId: string;
  rules: ScormRules;
  /** What is done here counts: it is not only looked at, by a learner or by a tutor. */
  counts: boolean;
  /** All that is known of the person, what waits to be sent too. */
  sessions: () => readonly ScormSession[];
  /** The campus's clock. */
  now: () => number;
  /** Whether a request may be so large. */
  fits: (kept: Kept) => boolean;
  send: (kept: Kept, options: { isUnhurried: boolean }) => Promise<boolean>;
  onChange: (change: { keptAt?: number; failure?: { kind: 'too-much'; what: string; isLost: boolean } }) => void;
};

/** What was written here, by session: it may not have come round by the outbox yet. */
export type Own = Map<string, ScormSession>;

export function knownTo({ sessions }: StateParts, own: Own): readonly ScormSession[] {
  return [...sessions().filter(({ session }) => !own.has(session)), ...own.values()];
}

export function timeAt(ms: number): string {
  return new Date(ms).toISOString();
}

/** Writes what pages that died had not brought to the disk, each to its own visit. False: not all could be written. */
export async function writeUnkept(parts: StateParts, own: Own, states: readonly Unkept[]): Promise<boolean> {
  let areWritten = true;
  for (const { visit, after, ...state } of states) {
    const known = knownTo(parts, own).find(({ session }) => session === visit.session);
    if ((known?.items[state.item]?.sequence ?? 0) >= state.sequence) continue;
    if (known !== undefined) own.set(visit.session, known);
    const endedAt = timeAt(Math.min(Date.parse(visit.startedAt) + after, parts.now()));
    const isWritten = await writerOf(parts, own, visit)({ ...state, type: 'state', isCommit: true }, endedAt);
    areWritten &&= isWritten;
  }
  return areWritten;
}

/** Writes the states of one visit. False: the device could not keep it. */
export function writerOf(
  parts: StateParts,
  own: Own,
  { session, base, startedAt }: ScormVisit,
): (state: ReportedState, endedAt: string) => Promise<boolean> {
  const isWholeWith = (next: ScormSession | undefined): boolean => {
    const others = knownTo(parts, own).filter((each) => each.session !== session);
    const [best] = attemptsOf([...others, ...(next === undefined ? [] : [next])], parts.rules);
    return best !== undefined && isFinished(best.facts);
  };
  return async ({ item, sequence, cmi: reported, sequencing, isCommit }, endedAt) => {
    if (!parts.counts) return true;
    const data = { packageId: parts.packageId, session, base, sequence, item };
    const withCmi = (cmi: Cmi): ScormSession | undefined => {
      const before = own.get(session);
      return withState(before, { ...data, cmi }, { startedAt, endedAt }) ?? before;
    };
    const keptOf = (cmi: Cmi): Kept => ({
      data: { ...data, cmi: JSON.stringify(cmi) },
      startedAt,
      endedAt,
      isWhole: isWholeWith(withCmi(cmi)),
    });
    const all = sequencing === null ? reported : { ...reported, [SEQUENCING_ELEMENT]: sequencing };
    const { cmi, tooMuch } = fittingCmi(all, (each) => parts.fits(keptOf(each)));
    if (tooMuch !== undefined)
      parts.onChange({ failure: { kind: 'too-much', what: tooMuch, isLost: cmi === undefined } });
    if (cmi === undefined || !(await parts.send(keptOf(cmi), { isUnhurried: !isCommit }))) return false;
    const next = withCmi(cmi);
    if (next !== undefined) own.set(session, next);
    parts.onChange({ keptAt: Date.now() });
    return true;
  };
}
