import { REFRESH_SLIDING_DAYS, REVOKE_WAIT } from '#campus/limits.ts';
import { countedUntil } from '#device/privacy/cookie-choices.ts';
import { forgetCountedHere } from '#device/privacy/forget-counted.ts';
import { clearPageSession, readPageSession, type SessionEnd } from '#device/session/session.ts';
import { dropSavedFiles, dropTraces, forgetPerson } from '#device/storage/leave-traces.ts';
import { revokeLater, revokeTokens } from '#features/session/end-session.ts';
import { type Account, accountKey } from '#offline/account.ts';
import { announce } from '#offline/channel.ts';
import { type DeviceDb, deviceDb } from '#offline/device-db.ts';
import { fault } from '#offline/fault.ts';
import { freeReserve } from '#offline/health/reserve.ts';
import { dropSnapshots } from '#offline/page-snapshots.ts';
import { enterOrLeave } from '#offline/session/enter-or-leave.ts';
import { leaveDevice, tidyDevice, type Unsent } from '#offline/session/leave-device.ts';
import { queueRevocation, sendRevocations } from '#offline/session/revocations.ts';
import { accountOfSession, clearSessionRow } from '#offline/session/session-row.ts';
import type { Wire } from '#wire/graphql.ts';
import type { SignedIn } from './open-signed-in.ts';

export type Leaving = { because: SessionEnd; unsent: Unsent; keepCourseFiles: boolean };

type Open = { viewerId: string | undefined; signedIn: SignedIn | undefined; organisation: string };

/** Ends what is open in this page, then what is on the device; what fails there is left to the next start. */
export async function leavePage(
  { viewerId, signedIn, organisation }: Open,
  wire: Wire,
  choice: Leaving,
): Promise<void> {
  await signedIn?.close();
  signedIn?.client.clear();
  if (viewerId !== undefined) await leave(wire, { viewerId, organisation }, choice).catch(() => {});
}

/**
 * A person leaves this device. The tokens go first, so that no late answer and no other tab goes on with them; then what is
 * readable; then the campus is asked to end it, for a moment only: without a network the next start does (SESSION-12). `wire`
 * carries no session: whoever holds a token may end it.
 */
export async function leave(
  wire: Wire,
  account: Account,
  { because, unsent, keepCourseFiles }: Leaving,
): Promise<void> {
  await fault('logout.asked');
  const device = deviceDb();
  const tokens = because === 'asked' ? readPageSession() : undefined;
  // Storage that is off or full blocks no logout either: then the campus is asked now, or the token ends by itself.
  const queued = tokens && queueRevocation(device, tokens.refreshToken, Date.now());
  const waiting = await queued?.catch(() => undefined);
  await fault('logout.queued');
  clearPageSession(because);
  await fault('logout.signed-out');
  // The yes to being counted was one person's, and goes with them (device/leave-traces.ts).
  await forgetCountedHere();
  await dropSnapshots().catch(() => {});
  const isCleared = await clearSessionRow(device).then(
    () => true,
    () => false,
  );
  await fault('logout.unmirrored');
  announce({ type: 'session' });
  const drop = (): Promise<void> =>
    leaveDevice({ device, dropFiles: dropSavedFiles, isUnasked: because === 'refused' }, account, unsent);
  // A full device has no space for the sealed copy: that is what the reserve is for. Whatever is left, the next start drops.
  await enterOrLeave(async () => {
    // Another tab may have logged the same person in since the row went.
    if (isCleared && (await isSignedIn(device, account))) return;
    await drop().catch(() => freeReserve(device).then(drop));
  }).catch(() => {});
  await dropTraces({ keepCourseFiles });
  // A page that was opened only for this may have begun to count since: until now the consent was still here.
  await forgetCountedHere();
  await fault('logout.traceless');
  if (tokens === undefined) return;
  const revoked = revokeTokens(wire, tokens).then(async (isRevoked) => {
    if (isRevoked && waiting !== undefined) await device.revocations.delete(waiting);
  });
  await Promise.race([revoked, new Promise((resolve) => setTimeout(resolve, REVOKE_WAIT))]);
}

async function isSignedIn(device: DeviceDb, account: Account): Promise<boolean> {
  const current = await accountOfSession(device).catch(() => undefined);
  return current !== undefined && accountKey(current) === accountKey(account);
}

/**
 * At each start: nothing readable of anybody but who is signed in stays, and sessions that ended without a network are ended.
 * `signedIn` is asked before each step: somebody may log in meanwhile.
 */
export async function tidy(wire: Wire, signedIn: () => Account | undefined): Promise<void> {
  const device = deviceDb();
  if (signedIn() === undefined) forgetPerson();
  const current = signedIn();
  await dropSnapshots(current && accountKey(current)).catch(() => {});
  if (countedUntil(new Date()) === undefined) await forgetCountedHere();
  await clearSessionRow(device, () => signedIn() === undefined);
  await tidyDevice({ device, dropFiles: dropSavedFiles }, signedIn);
  await sendRevocations(device, {
    revoke: (refreshToken) => revokeLater(wire, refreshToken),
    now: Date.now(),
    keepDays: REFRESH_SLIDING_DAYS,
  });
}
