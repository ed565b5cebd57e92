import type { DeviceDb } from '#offline/device-db.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Remembers a session that is to be ended at the campus: offline never blocks a logout (SESSION-12). */
export async function queueRevocation(device: DeviceDb, refreshToken: string, now: number): Promise<string> {
  const id = crypto.randomUUID();
  await device.revocations.add({ id, refreshToken, at: now });
  return id;
}

/**
 * Ends at the campus what was left while there was no network. `revoke` says whether the campus has it now; what the campus
 * could not be sent stays for the next time. `keepDays`: by then the token has ended by itself.
 */
export async function sendRevocations(
  device: DeviceDb,
  parts: { revoke: (refreshToken: string) => Promise<boolean>; now: number; keepDays: number },
): Promise<void> {
  for (const { id, refreshToken, at } of await device.revocations.toArray()) {
    const isOver = parts.now - at > parts.keepDays * DAY;
    if (isOver || (await parts.revoke(refreshToken))) await device.revocations.delete(id);
  }
}
