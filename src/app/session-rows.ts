import { deviceDb } from '#offline/device-db.ts';
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
