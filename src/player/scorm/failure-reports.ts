import type { FromLauncher } from '#campus/player/messages.ts';

type Trouble = Extract<FromLauncher, { type: 'trouble' }>;
const WORD_MAX = 250;

/** Each trouble of an item is said once. */
export function createFailureReports(send: (message: FromLauncher) => void) {
  const told = new Set<string>();
  return {
    tell: (kind: Trouble['kind'], what?: string): void => {
      const key = `${kind} ${what ?? ''}`;
      if (told.has(key)) return;
      told.add(key);
      send({ type: 'trouble', kind, ...(what === undefined ? {} : { what: what.slice(0, WORD_MAX) }) });
    },
    hasTold: (kind: Trouble['kind']): boolean => told.has(`${kind} `),
    /** Another item is opened. */
    forget: (): void => told.clear(),
  };
}
export type FailureReports = ReturnType<typeof createFailureReports>;
