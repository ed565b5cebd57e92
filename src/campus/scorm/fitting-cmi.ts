import type { Cmi } from './scorm-data.ts';

/** What of a package's data can be sent, and which element is too much for it. */
export type Fitting = {
  /** Undefined: not even the place alone. */
  readonly cmi: Cmi | undefined;
  readonly tooMuch: string | undefined;
};

/** A log of what was answered and remarked: no course finds its way back by it. */
const LOG = /^cmi\.(?:interactions|comments(?:_from_learner)?)(?:\.|$)/;

/**
 * All of it where it fits; else all but the log, so that place, status and score are not lost with it; else nothing. What is
 * left out is named, never cut.
 */
export function fittingCmi(cmi: Cmi, fits: (cmi: Cmi) => boolean): Fitting {
  if (fits(cmi)) return { cmi, tooMuch: undefined };
  const bare = Object.fromEntries(Object.entries(cmi).filter(([element]) => !LOG.test(element)));
  if (fits(bare)) return { cmi: bare, tooMuch: largestOf(cmi, (element) => LOG.test(element)) };
  return { cmi: undefined, tooMuch: largestOf(bare, () => true) };
}

function largestOf(cmi: Cmi, isMeant: (element: string) => boolean): string {
  const sizes = Object.entries(cmi).filter(([element]) => isMeant(element));
  const [largest] = sizes.sort(([, a], [, b]) => JSON.stringify(b).length - JSON.stringify(a).length);
  return largest?.[0] ?? '';
}
