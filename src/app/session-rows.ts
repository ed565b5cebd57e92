import { deviceDb } from '#offline/device-db.ts';
import type { Owner } from '#offline/entry.ts';
import { entriesOf, forget } from '#offline/outbox.ts';
import { deleteOwner } from '#offline/owner-db.ts';
import { clearSessionRow, mirrorSession, readSessionRow } from '#offline/session-row.ts';
import type { Tokens } from '#wire/session-store.ts';

/** The session's rows on the device, for the page: a chunk of its own, since it brings the database. */
export async function mirror(tokens: Tokens, organisation: string): Promise<void> {
  await mirrorSession(deviceDb(), tokens, organisation);
}

/** Mirrors the page's tokens, unless the worker has renewed them meanwhile; returns what the row holds now. */
export async function mirrorOrAdopt(tokens: Tokens, organisation: string): Promise<Tokens | undefined> {
  await mirrorSession(deviceDb(), tokens, organisation);
  const row = await readSessionRow(deviceDb());
  return row === undefined ? undefined : { jwt: row.jwt, refreshToken: row.refreshToken };
}

/** No token in local storage means signed out: the mirror goes too (READINGS, Session). */
export async function clearMirror(): Promise<void> {
  await clearSessionRow(deviceDb());
}

/** Ends a person's session on this device: what they read is deleted; unsent changes only when they say so. */
export async function end(owner: Owner, { discard }: { discard: boolean }): Promise<void> {
  const device = deviceDb();
  await clearSessionRow(device);
  if (discard)
    await forget(
      device,
      (await entriesOf(device, owner)).map((entry) => entry.id),
    );
  await deleteOwner(device, owner);
}
