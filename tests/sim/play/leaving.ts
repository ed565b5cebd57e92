import { REFRESH_SLIDING_DAYS, REVOKE_WAIT } from '#campus/limits.ts';
import { clearPageSession, readPageSession, type SessionEnd } from '#device/session/session.ts';
import { dropSavedFiles, dropTraces } from '#device/storage/leave-traces.ts';
import { revokeLater, revokeTokens } from '#features/session/end-session.ts';
import type { Account } from '#offline/account.ts';
import { announce } from '#offline/channel.ts';
import type { DeviceDb } from '#offline/device-db.ts';
import { leaveDevice, tidyDevice, type Unsent } from '#offline/session/leave-device.ts';
import { queueRevocation, sendRevocations } from '#offline/session/revocations.ts';
import { clearSessionRow } from '#offline/session/session-row.ts';
import { createWire, type Wire } from '#wire/graphql.ts';

/** For what concerns sessions that are over: it carries none. */
export function bareWire(origin: string): Wire {
  const session = { read: async () => undefined, write: async () => {} };
  const byPlace: typeof fetch = (...asked) => fetch(...asked);
  return createWire({ endpoint: `${origin}/graphql`, fetch: byPlace, session, languageId: () => undefined });
}

type Leave = { device: DeviceDb; wire: Wire; account: Account; because: SessionEnd; unsent: Unsent };

/** `leave` of `app/session/leaving.ts`, for one of several devices; `closePages` is what the pages do when they hear of it. */
export async function leave(
  { device, wire, account, because, unsent }: Leave,
  closePages: () => Promise<void>,
): Promise<void> {
  const tokens = because === 'asked' ? readPageSession() : undefined;
  const waiting = tokens && (await queueRevocation(device, tokens.refreshToken, Date.now()));
  clearPageSession(because);
  await clearSessionRow(device);
  announce({ type: 'session' });
  await closePages();
  await leaveDevice({ device, dropFiles: dropSavedFiles }, account, unsent);
  await dropTraces({ keepCourseFiles: false });
  if (tokens === undefined) return;
  const revoked = revokeTokens(wire, tokens).then(async (isRevoked) => {
    if (isRevoked && waiting !== undefined) await device.revocations.delete(waiting);
  });
  await Promise.race([revoked, new Promise((resolve) => setTimeout(resolve, REVOKE_WAIT))]);
}

/** `tidy` of `app/leaving.ts`. */
export async function tidy(device: DeviceDb, wire: Wire, current: Account): Promise<void> {
  await tidyDevice({ device, dropFiles: dropSavedFiles }, () => current);
  const revoke = (token: string): Promise<boolean> => revokeLater(wire, token);
  await sendRevocations(device, { revoke, now: Date.now(), keepDays: REFRESH_SLIDING_DAYS });
}
