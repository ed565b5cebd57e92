import * as v from 'valibot';
import { type AnalyticsEvent, analyticsEventSchema, type Counted, fitsIn } from '#campus/analytics/analytics-event.ts';
import { EVENTS_QUEUED_DAYS, EVENTS_QUEUED_MAX } from '#campus/analytics/analytics-limits.ts';
import type { DeviceDb } from './device-db.ts';
import { readSessionRow } from './session/session-row.ts';

/** What was counted and is not sent yet. `person`: who was signed in then. */
export type EventRow = { seq: number; person: string; event: AnalyticsEvent };

/** One row, and only while there is a consent: the worker cannot read the cookie that holds it. `until`, ms. */
export type CountingRow = { id: 'consent'; until: number };

const DAY = 24 * 60 * 60 * 1000;
export const NOBODY = '';

/** There is a consent, until this moment: from now on what is handed over is kept. */
export async function allowCounting(device: DeviceDb, until: Date): Promise<void> {
  await device.counting.put({ id: 'consent', until: until.getTime() });
}

/** There is none: nothing that was counted stays, nor is anything kept from now on, by whatever tab (PRIVACY-5). */
export async function forgetCounted(device: DeviceDb): Promise<void> {
  await device.transaction('rw', device.counting, device.events, async () => {
    await device.counting.clear();
    await device.events.clear();
  });
}

/** What was counted while nobody was signed in: another number of this device has no past. */
export async function forgetVisitor(device: DeviceDb): Promise<void> {
  await device.events.where('person').equals(NOBODY).delete();
}

/** Keeps what happened until it is sent, where there is a consent and it says nothing that it may not say. */
export async function count(device: DeviceDb, what: Counted, { person, now }: { person: string; now: Date }) {
  const event = v.safeParse(analyticsEventSchema, { ...what, recordedAt: now.toISOString() });
  if (!event.success) return;
  await device.transaction('rw', device.counting, device.events, async () => {
    if (!(await isAllowed(device, now))) return;
    await device.events.add({ person, event: event.output });
    const tooMany = (await device.events.count()) - EVENTS_QUEUED_MAX;
    if (tooMany > 0) await device.events.orderBy('seq').limit(tooMany).delete();
  });
}

/** For the worker: somebody did something with a notification of the campus. The page sends it. */
export async function countNotification(device: DeviceDb, action: 'click' | 'close', now: Date): Promise<void> {
  const person = (await readSessionRow(device))?.viewerId ?? NOBODY;
  await count(device, { type: 'NATIVE_NOTIFICATION_INTERACTION', payload: { action } }, { person, now });
}

/** What can go in one request for this person, the oldest first; what waited too long is dropped on the way. */
export async function countedOf(device: DeviceDb, person: string, now: Date): Promise<EventRow[]> {
  return device.transaction('rw', device.counting, device.events, async () => {
    if (!(await isAllowed(device, now))) return [];
    const oldest = new Date(now.getTime() - EVENTS_QUEUED_DAYS * DAY).toISOString();
    await device.events.filter(({ event }) => event.recordedAt < oldest).delete();
    const rows = await device.events.where('person').equals(person).sortBy('seq');
    return rows.slice(0, fitsIn(rows.map(({ event }) => event)));
  });
}

/** They are at the campus, or will never be. */
export async function dropCounted(device: DeviceDb, rows: readonly EventRow[]): Promise<void> {
  await device.events.bulkDelete(rows.map(({ seq }) => seq));
}

async function isAllowed(device: DeviceDb, now: Date): Promise<boolean> {
  const consent = await device.counting.get('consent');
  return consent !== undefined && consent.until > now.getTime();
}
