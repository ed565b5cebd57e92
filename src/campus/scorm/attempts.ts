import { type CmiFacts, factsOf, type ScormVersion } from './cmi-facts.ts';
import type { Cmi, ScormData, ScormSession } from './scorm-data.ts';

/**
 * An attempt is a line of sessions, each of which went on from the one before. Where two devices went on from the same
 * session without knowing of each other, the line forks, and both ends are attempts: nothing is laid together that no
 * package ever wrote, and nothing is thrown away (PACKAGE-5).
 */
export type Attempt = {
  /** Its last session. */
  readonly session: string;
  readonly startedAt: string;
  readonly endedAt: string;
  /** Each item as it was left last. */
  readonly items: Readonly<Record<string, Cmi>>;
  readonly facts: CmiFacts;
};

type Merged = Readonly<Record<string, { sequence: number; cmi: Cmi }>>;

/**
 * A session with one more state of an item, in whatever order they arrive. Undefined: it is older than what is known, or
 * the same again.
 */
export function withState(
  known: ScormSession | undefined,
  { session, base, item, sequence, cmi }: ScormData,
  times: { readonly startedAt: string; readonly endedAt: string },
): ScormSession | undefined {
  const before = known?.items[item];
  if (before !== undefined && before.sequence >= sequence) return undefined;
  return {
    session,
    base: known === undefined ? base : known.base,
    startedAt: known === undefined || times.startedAt < known.startedAt ? times.startedAt : known.startedAt,
    endedAt: known === undefined || times.endedAt > known.endedAt ? times.endedAt : known.endedAt,
    items: { ...known?.items, [item]: { sequence, cmi } },
  };
}

/** The attempts of a course, the one that counts first. `items`: those that are played to the end for the whole. */
export function attemptsOf(
  sessions: readonly ScormSession[],
  { version, items }: { readonly version: ScormVersion; readonly items: readonly string[] },
): readonly Attempt[] {
  return linesOf(sessions)
    .map((line) => attemptOf(line, version, items))
    .sort(byWhatCounts);
}

/** Each session that nothing went on from, after those that it came from. */
export function linesOf(sessions: readonly ScormSession[]): readonly (readonly ScormSession[])[] {
  const byId = new Map(sessions.map((each) => [each.session, each]));
  const bases = new Set(sessions.map(({ base }) => base));
  return sessions.filter(({ session }) => !bases.has(session)).map((end) => lineOf(end, byId));
}

/** From the first session to this one. One whose base never arrived begins its line. */
function lineOf(end: ScormSession, byId: ReadonlyMap<string, ScormSession>): readonly ScormSession[] {
  const line = [end];
  const seen = new Set([end.session]);
  for (let next = byId.get(end.base ?? ''); next !== undefined; next = byId.get(next.base ?? '')) {
    // A circle is a lie of whoever sent it.
    if (seen.has(next.session)) break;
    seen.add(next.session);
    line.unshift(next);
  }
  return line;
}

function attemptOf(line: readonly ScormSession[], version: ScormVersion, items: readonly string[]): Attempt {
  const merged: Merged = Object.assign({}, ...line.map((each) => each.items));
  const first = line[0];
  const last = line.at(-1);
  const perItem = items.map((item) => line.flatMap((each) => itemFacts(each, item, version)));
  return {
    session: last?.session ?? '',
    startedAt: first?.startedAt ?? '',
    endedAt: last?.endedAt ?? '',
    items: Object.fromEntries(Object.entries(merged).map(([item, { cmi }]) => [item, cmi])),
    facts: together(perItem.map(bestOf), line, version),
  };
}

function itemFacts({ items }: ScormSession, item: string, version: ScormVersion): readonly CmiFacts[] {
  const state = items[item];
  return state === undefined ? [] : [factsOf(version, state.cmi)];
}

const NOTHING: CmiFacts = { completion: 'unknown', success: 'unknown', score: null, seconds: 0 };

/** What was reached in one session stays reached in the next: completed never becomes incomplete, a score never worse. */
function bestOf(states: readonly CmiFacts[]): CmiFacts {
  return states.reduce(
    (best, now) => ({
      completion: [best.completion, now.completion].includes('completed') ? 'completed' : now.completion,
      success: [best.success, now.success].includes('passed') ? 'passed' : now.success,
      score: best.score === null ? now.score : Math.max(best.score, now.score ?? best.score),
      seconds: 0,
    }),
    NOTHING,
  );
}

/** The whole is completed when each item is, passed when none is failed and one is passed; its score is their mean. */
function together(items: readonly CmiFacts[], line: readonly ScormSession[], version: ScormVersion): CmiFacts {
  const scores = items.flatMap(({ score }) => score ?? []);
  const isDone = items.length > 0 && items.every(isFinished);
  const isBegun = items.some(({ completion, success }) => completion !== 'unknown' || success !== 'unknown');
  const hasFailed = items.some(({ success }) => success === 'failed');
  const hasPassed = items.some(({ success }) => success === 'passed');
  return {
    completion: isDone ? 'completed' : isBegun ? 'incomplete' : 'unknown',
    success: hasFailed ? 'failed' : hasPassed && isDone ? 'passed' : 'unknown',
    score: scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length,
    seconds: line.reduce((sum, each) => sum + secondsIn(each, version), 0),
  };
}

/** Times of sessions are added, each once. */
function secondsIn({ items }: ScormSession, version: ScormVersion): number {
  return Object.values(items).reduce((sum, { cmi }) => sum + factsOf(version, cmi).seconds, 0);
}

/** SCORM completed or passed (LEARN-6). */
export function isFinished({ completion, success }: Pick<CmiFacts, 'completion' | 'success'>): boolean {
  return completion === 'completed' || success === 'passed';
}

/** Finished before unfinished, then the better score, then what was done last. */
function byWhatCounts(a: Attempt, b: Attempt): number {
  const finished = Number(isFinished(b.facts)) - Number(isFinished(a.facts));
  const score = (b.facts.score ?? -2) - (a.facts.score ?? -2);
  return finished || score || b.endedAt.localeCompare(a.endedAt);
}
