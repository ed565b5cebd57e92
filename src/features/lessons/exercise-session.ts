import { v7 as uuid } from 'uuid';
import * as v from 'valibot';
import { type H5pResult, h5pResultSchema, mergeH5pResults } from '#campus/learning/h5p-result.ts';
import type { FromLauncher, H5pVisit } from '#campus/player/messages.ts';

type Unkept = Extract<FromLauncher, { type: 'unkept-h5p' }>;

/** What the content reported of its state or of what it came to. */
export type Report = Pick<H5pResult, 'state' | 'score' | 'isCompleted'> & {
  item: 'state' | 'outcome';
  session: string;
  sequence: number;
  at: string;
  /** What it came to is sent at once; a state in the middle goes out with the next entry. */
  isCommit: boolean;
};

/** One opening of an exercise on this device. `known`: all that the screen knows of it. */
export function createExerciseSession(serverNow: () => number, known: () => H5pResult | null) {
  let visit: H5pVisit = { session: uuid(), startedAt: timeAt(serverNow()) };
  /** Of a launcher that does not count: one of an earlier version. */
  let count = 0;
  /** All that was reported here: the screen may not know it yet. */
  let own: H5pResult | null = null;

  const standing = (): H5pResult | null => {
    const other = known();
    return own === null || other === null ? (own ?? other) : mergeH5pResults(other, own);
  };

  return {
    /** Loaded anew in its frame, a content counts anew: that is a session of its own. */
    begin: (): H5pVisit => {
      visit = { session: uuid(), startedAt: timeAt(serverNow()) };
      count = 0;
      return visit;
    },
    /** With what was reported here. */
    standing,
    /** Undefined where there is nothing to keep. */
    reportOf: (message: FromLauncher): Report | undefined => {
      const report = reportIn(message);
      if (report === undefined) return undefined;
      count = report.sequence ?? count + 1;
      return { ...report, session: visit.session, sequence: count, at: timeAt(serverNow()) };
    },
    /** How the exercise stands with this report; undefined where it is none that can be kept. */
    resultOf: (report: Report): H5pResult | undefined => {
      const parsed = v.safeParse(h5pResultSchema, report);
      if (!parsed.success) return undefined;
      own = mergeH5pResults(standing(), parsed.output);
      return own;
    },
    /** The same of what an earlier visit could not bring to the disk; undefined also where that is nothing new. */
    resultOfUnkept: ({ visit: { session, startedAt }, after, ...report }: Unkept): H5pResult | undefined => {
      const at = timeAt(Math.min(Date.parse(startedAt) + after, serverNow()));
      const parsed = v.safeParse(h5pResultSchema, { session, at, ...report });
      // By what the device has, and not by what was only tried.
      if (!parsed.success || isIn(known(), parsed.output)) return undefined;
      own = mergeH5pResults(standing(), parsed.output);
      return own;
    },
  };
}
export type ExerciseSession = ReturnType<typeof createExerciseSession>;

function reportIn(
  message: FromLauncher,
): (Omit<Report, 'session' | 'sequence' | 'at'> & { sequence: number | undefined }) | undefined {
  if (message.type === 'h5p-state') {
    const { state, sequence } = message;
    return { item: 'state', state, score: null, isCompleted: false, isCommit: false, sequence };
  }
  // Parts of a content have points of their own, which are not the exercise's.
  if (message.type !== 'xapi' || !message.isWhole) return undefined;
  const { isCompleted, sequence } = message;
  const score = message.score !== null && message.score.max > 0 ? message.score : null;
  if (score === null && !isCompleted) return undefined;
  return { item: 'outcome', state: null, score, isCompleted, isCommit: true, sequence };
}

function isIn(known: H5pResult | null, received: H5pResult): boolean {
  return known !== null && JSON.stringify(mergeH5pResults(known, received)) === JSON.stringify(known);
}

function timeAt(ms: number): string {
  return new Date(ms).toISOString();
}
