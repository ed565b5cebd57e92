import { dropUnneeded } from './download.ts';
import { hashBytes } from './hash-bytes.ts';
import { isHostRow, packageOf } from './package-hosts.ts';
import type { SavedParts } from './saved-parts.ts';
import { readSavedRows, type SavedFileRow } from './saved-rows.ts';

/**
 * Reads every byte of what is listed as here and takes away the row of each file or page that is not, or not as it was,
 * and of each host of a package that would not start; bytes that no row stands for go too. What is then incomplete has no tick any more.
 */
export async function checkSaved(parts: SavedParts): Promise<void> {
  await parts.alone(async () => {
    const { db, files, documents } = parts;
    for (const row of await db.savedFiles.toArray()) {
      if (await isRight(parts, row)) continue;
      await db.savedFiles.delete(row.url);
      await files.delete(row.url);
    }
    for (const row of await db.savedDocuments.toArray()) {
      if (!(await documents.has(row))) await db.savedDocuments.delete(row.key);
    }
    await dropUnneeded(parts, await readSavedRows(db));
    const known = new Set((await db.savedFiles.toArray()).map(({ url }) => url));
    for (const url of await files.urls()) if (!known.has(url)) await files.delete(url);
  });
}

/** The quick look at a start, before anything is shown as here: is each file there at all? */
export async function checkPresence({ db, files }: SavedParts): Promise<void> {
  // The rows first: another page's file that comes meanwhile has its bytes before its row.
  const rows = await db.savedFiles.toArray();
  const there = new Set(await files.urls());
  const gone = rows.filter((row) => !isHostRow(row) && !there.has(row.url));
  await db.savedFiles.bulkDelete(gone.map(({ url }) => url));
}

async function isRight({ files, hosts }: SavedParts, row: SavedFileRow): Promise<boolean> {
  if (isHostRow(row)) return hosts.isReady(packageOf(row));
  const { url, size, hash } = row;
  const file = await files.get(url);
  if (file === undefined) return false;
  const bytes = await file.arrayBuffer();
  return bytes.byteLength === size && (await hashBytes(bytes)) === hash;
}
