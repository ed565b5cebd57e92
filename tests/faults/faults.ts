/** What may break at a step (CODE-7). */
export const FAULTS = [
  'worker-stopped',
  'tab-closed',
  'browser-killed',
  'storage-aborted',
  'network-lost-before',
  'network-lost-after',
] as const;

export type Fault = (typeof FAULTS)[number];

export type Run<S> = { step: S; fault: Fault };

/** Every step with every fault in `npm run prove`; in `npm test` each step once, the faults in turn. */
export function runsOf<S extends string>(steps: readonly S[], first = 0): Run<S>[] {
  const all = process.env.PROVE === '1';
  return steps.flatMap((step, place) =>
    FAULTS.filter((_, at) => all || at === (first + place) % FAULTS.length).map((fault) => ({ step, fault })),
  );
}
