import * as v from 'valibot';
import { announce, listen } from '#offline/channel.ts';
import type { DraftRow, DraftStore } from '#offline/rows/draft-rows.ts';
import { localStore } from './page-storage.ts';
import { STORAGE_KEYS } from './storage-keys.ts';

// Drafts lie in the account's database alone (ROUTE-10): they go with it, and are sealed with what waits. This page has them
// in memory too, since a form reads them as it is rendered.

const drafts = new Map<string, DraftRow>();
/** Drafts that are not stored yet. */
const unwritten = new Map<string, DraftRow>();
let store: DraftStore | undefined;

/** The last time that was given here, ms since 1970: what is typed in the millisecond of a send is later than that all the same. */
let latest = 0;

/** What was typed and not sent: it survives a reload, a restart and a killed browser, and goes with its person. */
export function readDraft(name: string): string | undefined {
  return drafts.get(name)?.text;
}

/** Stores a draft at once. `undefined` removes it, after it was sent or discarded. */
export function writeDraft(name: string, text: string | undefined): void {
  if (text === undefined && readDraft(name) === undefined) return;
  const at = Math.max(Date.now(), (drafts.get(name)?.at ?? 0) + 1, latest + 1);
  latest = at;
  const row = text === undefined ? { name, at } : { name, at, text };
  drafts.set(name, row);
  if (store === undefined || localStore.get(STORAGE_KEYS.jwt) === undefined) return;
  write(store, row);
  announce({ type: 'draft', ...row });
}

/** Loads drafts from the store and keeps them there. Await this before a form is shown. Returns a function that stops it. */
export async function keepDraftsIn(kept: DraftStore): Promise<() => void> {
  for (const row of await kept.rows().catch(() => [])) take(row);
  store = kept;
  takeOver(kept);
  const stopListening = listen((message) => {
    if (message.type === 'draft') take(message);
  });
  const flush = (): void => {
    for (const row of unwritten.values()) write(kept, row);
  };
  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', flush);
  return () => {
    removeEventListener('pagehide', flush);
    document.removeEventListener('visibilitychange', flush);
    stopListening();
    if (store !== kept) return;
    store = undefined;
    drafts.clear();
    unwritten.clear();
  };
}

function take({ name, at, text }: DraftRow): void {
  if ((drafts.get(name)?.at ?? -1) < at) drafts.set(name, text === undefined ? { name, at } : { name, at, text });
}

function write(kept: DraftStore, row: DraftRow): void {
  unwritten.set(row.name, row);
  kept.keep(row).then(
    () => {
      if (unwritten.get(row.name) === row) unwritten.delete(row.name);
    },
    // A failed write is repeated when the page is hidden or shown.
    () => {},
  );
}

const copySchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject({ at: v.number(), text: v.exactOptional(v.string()) }),
);
const BEGINNING = `${STORAGE_KEYS.draft}:`;

/** Moves drafts of earlier releases from local storage to the database, where they are newer. */
function takeOver(kept: DraftStore): void {
  for (const key of localStore.keys().filter((each) => each.startsWith(BEGINNING))) {
    const copy = localStore.get(key);
    const parsed = v.safeParse(copySchema, copy);
    const name = key.slice(BEGINNING.length);
    const row = parsed.success ? { name, ...parsed.output } : { name, at: 0, text: copy ?? '' };
    const isLater = (drafts.get(name)?.at ?? -1) < row.at;
    take(row);
    const written = isLater ? kept.keep(row) : Promise.resolve();
    void written.then(() => localStore.remove(key)).catch(() => {});
  }
}
