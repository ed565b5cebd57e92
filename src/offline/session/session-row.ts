import type { Account } from '#offline/account.ts';
import { announce } from '#offline/channel.ts';
import type { DeviceDb, SessionRow } from '#offline/device-db.ts';
import { fault } from '#offline/fault.ts';
import type { SessionStore, Tokens } from '#wire/session-store.ts';
import { claimsOf } from '#wire/session-store.ts';

export async function readSessionRow(device: DeviceDb): Promise<SessionRow | undefined> {
  return device.session.get('session');
}

/**
 * Mirrors the page's tokens. Does nothing when the row already holds a later token (SESSION-7: the later `iat` wins), nor
 * when `isCurrent` no longer holds: a logout forgets the page's tokens before it clears the row, so asked here it cannot be
 * undone.
 */
export async function mirrorSession(
  device: DeviceDb,
  tokens: Tokens,
  organisation: string,
  isCurrent: () => boolean = () => true,
): Promise<void> {
  const claims = claimsOf(tokens.jwt);
  if (claims === undefined) return;
  await device.transaction('rw', device.session, async () => {
    const known = await device.session.get('session');
    const knownClaims = known === undefined ? undefined : claimsOf(known.jwt);
    const same = known?.viewerId === claims.sub && known.organisation === organisation;
    if (same && knownClaims !== undefined && knownClaims.iat > claims.iat) return;
    await fault('drain.renewed');
    if (!isCurrent()) return;
    await device.session.put({ id: 'session', ...tokens, viewerId: claims.sub, organisation });
  });
}

/** `isOver` is asked inside the transaction: what tidies up late does not end a session that has begun meanwhile. */
export async function clearSessionRow(device: DeviceDb, isOver: () => boolean = () => true): Promise<void> {
  await device.transaction('rw', device.session, async () => {
    if (isOver()) await device.session.clear();
  });
}

/** Whose entries may be sent: the person of the row. */
export async function accountOfSession(device: DeviceDb): Promise<Account | undefined> {
  const row = await readSessionRow(device);
  return row === undefined ? undefined : { viewerId: row.viewerId, organisation: row.organisation };
}

/**
 * The worker's session store: the row alone, as long as it is this person's. After another one's login it is as if there was
 * no session, so that nothing of the one is ever sent or renewed as the other; the page hears of a renewal by the channel.
 */
export function rowSessionStore(device: DeviceDb, { viewerId, organisation }: Account): SessionStore {
  const ownRow = async (): Promise<SessionRow | undefined> => {
    const row = await readSessionRow(device);
    return row?.viewerId === viewerId && row.organisation === organisation ? row : undefined;
  };
  return {
    read: async () => {
      const row = await ownRow();
      return row === undefined ? undefined : { jwt: row.jwt, refreshToken: row.refreshToken };
    },
    write: async (tokens) => {
      // One transaction: a logout that comes in between must not be undone by a late answer.
      const kept = await device.transaction('rw', device.session, async () => {
        const row = await ownRow();
        if (row !== undefined) await mirrorSession(device, tokens, organisation);
        return row !== undefined;
      });
      if (kept) announce({ type: 'session' });
    },
  };
}
