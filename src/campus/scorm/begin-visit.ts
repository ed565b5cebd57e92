import { attemptsOf, linesOf } from './attempts.ts';
import type { ScormVersion } from './cmi-facts.ts';
import { type Resume, resumeFrom } from './resume-cmi.ts';
import type { ScormSession } from './scorm-data.ts';

export type ScormRules = { readonly version: ScormVersion; readonly items: readonly string[] };

/** One visit to the player. */
export type VisitStart = {
  readonly session: string;
  /** The session that it goes on from; null: a new attempt. */
  readonly base: string | null;
  readonly resume: Resume;
};

type BeginVisitInput = {
  /** Id of this visit. */
  readonly session: string;
  /** A session of the attempt to go on with; one that nobody knows begins a new attempt. Undefined: the one that counts. */
  readonly from: string | undefined;
};

/** What a visit to the player begins with. */
export function beginVisit(
  sessions: readonly ScormSession[],
  rules: ScormRules,
  { session, from }: BeginVisitInput,
): VisitStart {
  const base = chosen(sessions, rules, from);
  return {
    session,
    base: base ?? null,
    resume: resumeFrom(sessions, { session: base, version: rules.version }),
  };
}

/** The last session of the attempt; where several go on from the same session, of the one that counts among them. */
function chosen(sessions: readonly ScormSession[], rules: ScormRules, from: string | undefined): string | undefined {
  const ends = attemptsOf(sessions, rules).map((attempt) => attempt.session);
  if (from === undefined) return ends[0];
  const lines = linesOf(sessions).filter((line) => line.some(({ session }) => session === from));
  return ends.find((end) => lines.some((line) => line.at(-1)?.session === end));
}
