import type { FromLauncher } from '#campus/player/messages.ts';

type PlayerFailure = Extract<FromLauncher, { type: 'trouble' }>;
const WORD_MAX = 250;

/** Each failure of an item is reported once. */
export function createFailureReports(send: (message: FromLauncher) => void) {
  const reported = new Set<string>();
  return {
    report: (kind: PlayerFailure['kind'], what?: string): void => {
      const key = `${kind} ${what ?? ''}`;
      if (reported.has(key)) return;
      reported.add(key);
      send({ type: 'trouble', kind, ...(what === undefined ? {} : { what: what.slice(0, WORD_MAX) }) });
    },
    hasReported: (kind: PlayerFailure['kind']): boolean => reported.has(`${kind} `),
    /** Another item is opened. */
    forget: (): void => reported.clear(),
  };
}
export type FailureReports = ReturnType<typeof createFailureReports>;
