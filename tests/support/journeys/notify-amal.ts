import { notify } from '#server/store/people/notify.ts';
import type { JourneyCampus } from './journey.ts';

export type CancelledDate = {
  /** Of the date. */
  name: string;
  /** How long ago, ms. */
  ago?: number;
  link?: string | null;
};

/** Amal is notified that a date of this name is cancelled. */
export async function notifyAmal({ store }: Pick<JourneyCampus, 'store'>, cancelled: CancelledDate): Promise<void> {
  const { name, ago = 0, link = '/course/speaking-cafe' } = cancelled;
  const at = new Date(Date.now() - ago);
  await store.transaction((trx) =>
    notify(trx, {
      organisationId: '1',
      personId: '1-amal',
      kind: 'APPOINTMENT_CANCELLED',
      payload: {
        appointmentId: 'cafe-1',
        courseId: 'speaking-cafe',
        denomination: { en: name },
        zone: 'Europe/Berlin',
        start: at.toISOString(),
        end: at.toISOString(),
      },
      link,
      linkType: 'COURSE',
      at,
    }),
  );
}

/** What the demo has notified its people of is not of every story. */
export async function forgetNews({ store }: Pick<JourneyCampus, 'store'>): Promise<void> {
  await store.transaction((trx) => trx.deleteFrom('notification').where('kind', '=', 'NEWS').execute());
}
