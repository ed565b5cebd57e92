import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import * as v from 'valibot';
import { segmentsOf } from './mapped-lines.ts';

const root = resolve(import.meta.dirname, '../..');
const FOLDERS = ['src/offline/', 'src/cache/'];

/** What the histories do not play, why, and what holds it instead. Listed with the result, never left out in silence. */
const HOOK = 'a hook of React, which draws nothing here; the journeys hold it';
const RELEASES = 'what another release left on the disk; tests/releases and the journeys of the update hold it';
const HEALTH = 'a state of storage that is one for the whole process; its own tests and the journeys hold it';
const UNPLAYED: Readonly<Record<string, string>> = {
  'src/offline/follow-timeline.ts': 'the timeline of a browser; the journey of the data meter holds it',
  'src/offline/saved/find-saved-file.ts':
    'the worker’s answers to a film; the journeys of films and saved units hold it',
  'src/offline/events.ts': 'what is counted with a consent, which may be lost; its own tests and the journeys hold it',
  'src/cache/use-campus-queries.ts': HOOK,
  'src/cache/use-campus-query.ts': HOOK,
  'src/cache/use-is-on-device.ts': HOOK,
  'src/cache/use-send.ts': HOOK,
  'src/cache/saved/use-opened.ts': HOOK,
  'src/cache/saved/use-saved-units.ts': HOOK,
  'src/offline/health/without-upgrade.ts': RELEASES,
  'src/offline/health/can-read.ts': RELEASES,
  'src/offline/health/refuse-newer.ts': RELEASES,
  'src/offline/health/would-upgrade.ts': RELEASES,
  'src/offline/health/follow-query.ts': HEALTH,
  'src/offline/health/watch-opening.ts': HEALTH,
  'src/offline/health/storage-health.ts': HEALTH,
  'src/offline/outbox/direct-queue.ts':
    'a device that keeps nothing has no outbox; its own tests and the journeys hold it',
  'src/offline/fault.ts': 'taken out of what learners get; the fault runs hold it',
};

const run = v.object({
  result: v.array(
    v.object({
      url: v.string(),
      functions: v.array(
        v.object({
          ranges: v.array(v.object({ startOffset: v.number(), endOffset: v.number(), count: v.number() })),
        }),
      ),
    }),
  ),
});
const sourceMap = v.object({ sources: v.array(v.string()), mappings: v.string() });

export type FileCoverage = { file: string; lines: number; missed: number[]; unplayed: string | undefined };

/** Which lines of the offline core the processes ran that left their notes in `folder`/coverage. */
export function coverageIn(folder: string): FileCoverage[] {
  const bundle = readFileSync(join(folder, 'shard.js'), 'utf8');
  const ran = ranIn(folder, bundle.length);
  const { sources, mappings } = v.parse(sourceMap, JSON.parse(readFileSync(join(folder, 'shard.js.map'), 'utf8')));
  const starts = [0];
  for (let at = bundle.indexOf('\n'); at >= 0; at = bundle.indexOf('\n', at + 1)) starts.push(at + 1);
  const names = sources.map((source) => relative(root, resolve(folder, source)));
  const lines = new Map<string, Map<number, boolean>>();
  for (const { line, column, source, sourceLine } of segmentsOf(mappings)) {
    const file = names[source] ?? '';
    if (!FOLDERS.some((each) => file.startsWith(each))) continue;
    const known = lines.get(file) ?? new Map<number, boolean>();
    lines.set(file, known);
    known.set(sourceLine, known.get(sourceLine) === true || ran[(starts[line] ?? 0) + column] === 1);
  }
  return [...lines].map(([file, known]) => fileCoverage(file, known)).sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** Lines of brackets alone say nothing: the engine counts what stands behind a `return` as not run. */
function fileCoverage(file: string, known: ReadonlyMap<number, boolean>): FileCoverage {
  const text = readFileSync(join(root, file), 'utf8').split('\n');
  const spoken = [...known].filter(([line]) => /[a-z]/i.test(text[line] ?? ''));
  const missed = spoken.flatMap(([line, isRun]) => (isRun ? [] : [line + 1])).sort((a, b) => a - b);
  return { file, lines: spoken.length, missed, unplayed: UNPLAYED[file] };
}

/** By character of the bundle, 1 where any of the processes came by. */
function ranIn(folder: string, length: number): Uint8Array {
  const all = new Uint8Array(length);
  const notes = join(folder, 'coverage');
  for (const name of readdirSync(notes)) {
    const { result } = v.parse(run, JSON.parse(readFileSync(join(notes, name), 'utf8')));
    const script = result.find(({ url }) => url.endsWith('/shard.js'));
    if (script === undefined) continue;
    const ranges = script.functions.flatMap((each) => each.ranges);
    const one = new Uint8Array(length);
    // The innermost range has the last word.
    ranges.sort((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
    for (const { startOffset, endOffset, count } of ranges) one.fill(count > 0 ? 1 : 0, startOffset, endOffset);
    for (let at = 0; at < length; at += 1) if (one[at] === 1) all[at] = 1;
  }
  return all;
}

/** Share of lines that were run, of what is played. */
export function shareOf(files: readonly FileCoverage[]): number {
  const played = files.filter(({ unplayed }) => unplayed === undefined);
  const lines = played.reduce((sum, file) => sum + file.lines, 0);
  const missed = played.reduce((sum, file) => sum + file.missed.length, 0);
  return lines === 0 ? 0 : (lines - missed) / lines;
}
