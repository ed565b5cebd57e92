import type { Reader } from '#server/store/database/open-store.ts';
import type { MailKind } from '#server/store/schema/mail-tables.ts';

/** Mails that somebody can do without, by the switch of the settings that asks for them (NOTIFY-11). */
export const WANTED_BY = {
  NUDGE: 'subscribed_to_personal_updates',
  RUN_NEWS: 'subscribed_to_personal_updates',
  DOCUMENT_WAITING: 'subscribed_to_personal_updates',
  UPDATES: 'subscribed_to_updates',
  OFFERS: 'subscribed_to_additional_offers',
} as const satisfies Partial<Record<MailKind, string>>;

export type WantedMail = keyof typeof WANTED_BY;

export function canBeEnded(kind: MailKind): kind is WantedMail {
  return kind in WANTED_BY;
}

/** Whether somebody wants mails of that kind now: between a mail that is due and its leaving they may have said no. */
export async function isWanted(read: Reader, kind: WantedMail, personId: string): Promise<boolean> {
  const row = await read
    .selectFrom('account_preference')
    .select('person_id')
    .where('person_id', '=', personId)
    .where(WANTED_BY[kind], '=', 1)
    .executeTakeFirst();
  return row !== undefined;
}
