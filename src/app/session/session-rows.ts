import { readPageSession } from '#device/session/session.ts';
import { deviceDb } from '#offline/device-db.ts';
import { clearSessionRow, mirrorSession, readSessionRow } from '#offline/session/session-row.ts';
import { claimsOf, type Tokens } from '#wire/session-store.ts';

/**
 * The session's rows on the device, for the page: a chunk of its own, since it brings the database. Where storage is off or
 * broken there is no worker either that could read them: the page goes on with its own tokens.
 */
export async function mirror(tokens: Tokens, organisation: string, isCurrent: () => boolean): Promise<void> {
  await mirrorSession(deviceDb(), tokens, organisation, isCurrent).catch(() => {});
}

/** Mirrors the page's tokens, unless the worker has renewed them meanwhile; returns what the row holds now. */
export async function mirrorOrAdopt(tokens: Tokens, organisation: string): Promise<Tokens | undefined> {
  const viewerId = claimsOf(tokens.jwt)?.sub;
  await mirror(tokens, organisation, () => readPageSession()?.viewerId === viewerId);
  return mirrored();
}

/** What the worker holds; undefined where nobody is signed in. */
export async function mirrored(): Promise<Tokens | undefined> {
  return readSessionRow(deviceDb()).catch(() => undefined);
}

/** No token in local storage means signed out: the mirror goes too (SESSION-7). */
export async function clearMirror(): Promise<void> {
  await clearSessionRow(deviceDb(), () => readPageSession() === undefined).catch(() => {});
}
