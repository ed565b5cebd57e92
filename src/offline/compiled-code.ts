import * as v from 'valibot';

/** The only entry of the cache `compiled-code`; an address that nothing else has. */
const ENTRY = '/compiled-code.json';
/** Chromium keeps compiled code of a script that it ran twice within this time, ms. */
const HOT = 72 * 60 * 60 * 1000;
/** As many runs say that it has done so. */
const RUNS = 2;
/** A file that was not run for so long is one of a version before, ms. */
const FORGOTTEN = 30 * 24 * 60 * 60 * 1000;

const runsSchema = v.object({
  /** Another version of the browser compiles anew. */
  browser: v.string(),
  files: v.record(v.string(), v.object({ times: v.number(), at: v.number() })),
});
type Runs = v.InferOutput<typeof runsSchema>;

/**
 * The scripts of the campus, as paths, of which the browser has compiled code beside the file in the worker's cache, as far as
 * one can know: it says so nowhere. None in browsers other than Chromium, which keep no such code.
 */
export async function compiledScripts(notes: Cache): Promise<ReadonlySet<string>> {
  if (!('userAgentData' in navigator)) return new Set();
  const { files } = await read(notes);
  return new Set(Object.keys(files).filter((file) => (files[file]?.times ?? 0) >= RUNS));
}

/** Notes that these scripts came from the device and were run. For a page that rests, since what was compiled is kept only then. */
export async function noteRun(notes: Cache, scripts: readonly string[], now: number): Promise<void> {
  const { browser, files } = await read(notes);
  const kept = Object.entries(files).filter(([, { at }]) => now - at < FORGOTTEN);
  const run = scripts.map((script) => {
    const before = files[script] ?? { times: 0, at: now };
    const isKnown = before.times >= RUNS || now - before.at < HOT;
    return [script, { times: isKnown ? Math.min(before.times + 1, RUNS) : 1, at: now }] as const;
  });
  await notes.put(ENTRY, Response.json({ browser, files: Object.fromEntries([...kept, ...run]) } satisfies Runs));
}

async function read(notes: Cache): Promise<Runs> {
  const none = { browser: navigator.userAgent, files: {} };
  const kept = await notes.match(ENTRY);
  const parsed = v.safeParse(runsSchema, await kept?.json().catch(() => undefined));
  return parsed.success && parsed.output.browser === none.browser ? parsed.output : none;
}
