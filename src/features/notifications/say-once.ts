import * as v from 'valibot';
import { personStore } from '#device/storage/person-store.ts';
import { STORAGE_KEYS } from '#device/storage/storage-keys.ts';
import { alone } from '#offline/alone.ts';
import type { Notification } from './queries.ts';

/** So many are shown at once; all of them stand in the list. */
const ANNOUNCED_AT_ONCE = 3;
/** A device that was never here has missed nothing: it says what the campus tells just now, ms. */
const JUST_NOW = 5 * 60_000;
/** More than the newest ones that are ever asked for. */
const REMEMBERED = 100;

const ids = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/**
 * Those that are to be shown now, the oldest first: unread, and never shown on this device. They count as shown from then on, in
 * each tab and after a restart: what changed meanwhile is shown at the next contact.
 */
export function takeUnannounced(notifications: readonly Notification[], now: Date): Promise<Notification[]> {
  return alone('said-notifications', async () => {
    const announced = announcedBefore();
    const isMissed = ({ id, createdAt }: Notification): boolean =>
      announced === undefined ? now.getTime() - new Date(createdAt).getTime() < JUST_NOW : !announced.includes(id);
    const fresh = notifications.filter((each) => !each.read && isMissed(each));
    const known = [...new Set([...notifications.map(({ id }) => id), ...(announced ?? [])])].slice(0, REMEMBERED);
    personStore.set(STORAGE_KEYS.saidNotifications, JSON.stringify(known));
    return fresh.slice(0, ANNOUNCED_AT_ONCE).toReversed();
  });
}

function announcedBefore(): readonly string[] | undefined {
  const parsed = v.safeParse(ids, personStore.get(STORAGE_KEYS.saidNotifications));
  return parsed.success ? parsed.output : undefined;
}
