import { LANGUAGE_CODES, type LanguageCode } from '#campus/languages.ts';
import { recordOf } from '#campus/text/record-of.ts';
import type { MailKind } from '#server/store/schema/mail-tables.ts';
import { ar } from './messages/ar.ts';
import { de } from './messages/de.ts';
import { en } from './messages/en.ts';
import { es } from './messages/es.ts';
import { fa } from './messages/fa.ts';
import { ps } from './messages/ps.ts';
import { ru } from './messages/ru.ts';
import { tr } from './messages/tr.ts';
import { uk } from './messages/uk.ts';

/** `{campus}` is the organisation's name, `{email}` the address concerned, `{message}` what a notification says. */
export type MailMessages = {
  /** With `{name}`; and where the campus knows no name. */
  greeting: string;
  greetingToAnybody: string;
  /** Before the address itself, for readers whose mail shows no buttons. */
  copyLink: string;
  /** Before the address that ends mails that somebody can do without. */
  unsubscribe: string;
  kinds: Readonly<Record<MailKind, { subject: string; lead: string; action: string; aside: string }>>;
};

const MESSAGES: Readonly<Record<LanguageCode, MailMessages>> = { en, de, es, ru, tr, uk, ar, fa, ps };

/** The words of a language, all nine; es, ru, tr, uk, fa and ps are drafts that no native has read. */
export const mailMessages = recordOf(LANGUAGE_CODES, (code) => MESSAGES[code]);
