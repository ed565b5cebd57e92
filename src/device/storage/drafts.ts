import * as v from 'valibot';
import type { DraftRow, DraftStore } from '#offline/rows/draft-rows.ts';
import { localStore } from './page-storage.ts';
import { personStore } from './person-store.ts';
import { STORAGE_KEYS } from './storage-keys.ts';

// A draft lies twice on the device (ROUTE-10): in local storage, which is written before the next stroke and so outlives the
// page, but which a browser writes down only within seconds; and in the account's database, which is a moment later and
// outlives the browser. Whichever is later counts.

const copySchema = v.strictObject({ at: v.number(), text: v.exactOptional(v.string()) });
const keptSchema = v.pipe(v.string(), v.parseJson(), copySchema);
type Copy = v.InferOutput<typeof copySchema>;

/** The last time that was given here, ms since 1970: what is typed in the millisecond of a send is later than that all the same. */
let latest = 0;

let keepInDatabase: ((row: DraftRow) => void) | undefined;

/** What was typed and not sent: it survives a reload, a restart and a killed browser, and goes with its person. */
export function readDraft(name: string): string | undefined {
  return copyOf(name)?.text;
}

/** `undefined`: it was sent or put aside. */
export function writeDraft(name: string, text: string | undefined): void {
  const known = copyOf(name);
  if (known === undefined && text === undefined) return;
  const at = Math.max(Date.now(), (known?.at ?? 0) + 1, latest + 1);
  latest = at;
  const row = text === undefined ? { name, at } : { name, at, text };
  writeCopy(row);
  if (keepInDatabase !== undefined) keepInDatabase(row);
  else if (text === undefined) personStore.remove(keyOf(name));
}

/**
 * From now on drafts are kept in the database too, and what only one of both has is in both. To be awaited before a form is
 * shown; a disk that cannot be read leaves local storage alone. Returns what ends it.
 */
export async function keepDraftsIn(store: DraftStore): Promise<() => void> {
  const rows = await store.rows().catch(() => []);
  const keep = keeper(store);
  for (const row of rows) {
    const copy = copyOf(row.name);
    if (copy !== undefined && copy.at >= row.at) continue;
    if (row.text === undefined) personStore.remove(keyOf(row.name));
    else writeCopy(row);
  }
  const atOf = new Map(rows.map(({ name, at }) => [name, at]));
  for (const name of namesOfCopies()) {
    const copy = copyOf(name);
    if (copy !== undefined && copy.at > (atOf.get(name) ?? -1)) keep({ name, ...copy });
  }
  keepInDatabase = keep;
  return () => {
    if (keepInDatabase === keep) keepInDatabase = undefined;
  };
}

/** Writes one after the other, of each draft only the last: who types fast does not wait for the disk. */
function keeper(store: DraftStore): (row: DraftRow) => void {
  const waiting = new Map<string, DraftRow>();
  let isBusy = false;
  const work = async (): Promise<void> => {
    isBusy = true;
    for (const [name, row] of waiting) {
      waiting.delete(name);
      await store.keep(row).then(
        () => forgetRemoved(row),
        // Local storage has it; the next start tries again.
        () => {},
      );
    }
    isBusy = false;
  };
  return (row) => {
    // After a logout nothing of anybody is written, here as in local storage.
    if (localStore.get(STORAGE_KEYS.jwt) === undefined) return;
    waiting.set(row.name, row);
    if (!isBusy) void work();
  };
}

/** That it was removed is on the disk now; unless something was typed since. */
function forgetRemoved({ name, at, text }: DraftRow): void {
  if (text === undefined && copyOf(name)?.at === at) personStore.remove(keyOf(name));
}

function copyOf(name: string): Copy | undefined {
  const kept = personStore.get(keyOf(name));
  if (kept === undefined) return undefined;
  const parsed = v.safeParse(keptSchema, kept);
  // Earlier releases kept the text alone.
  return parsed.success ? parsed.output : { at: 0, text: kept };
}

function writeCopy({ name, at, text }: DraftRow): void {
  personStore.set(keyOf(name), JSON.stringify({ at, text }));
}

function namesOfCopies(): string[] {
  return personStore
    .keys()
    .filter((key) => key.startsWith(keyOf('')))
    .map((key) => key.slice(keyOf('').length));
}

function keyOf(name: string): `${typeof STORAGE_KEYS.draft}:${string}` {
  return `${STORAGE_KEYS.draft}:${name}`;
}
