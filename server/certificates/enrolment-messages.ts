import type { ENROLMENT_CERTIFICATE_LANGUAGES } from '#campus/limits.ts';

export type EnrolmentLanguage = (typeof ENROLMENT_CERTIFICATE_LANGUAGES)[number];

/** `{campus}` is the organisation's name, `{day}` a day, `{letters}` a list of code points. */
interface EnrolmentMessages {
  readonly title: string;
  readonly lead: string;
  readonly since: string;
  readonly reasons: string;
  readonly issued: string;
  /** Letters of the texts that no font of the campus has. */
  readonly unprinted: string;
}

/** The two languages that offices read (EARN-6). */
export const ENROLMENT_MESSAGES: Readonly<Record<EnrolmentLanguage, EnrolmentMessages>> = {
  en: {
    title: 'Certificate of enrolment',
    lead: '{campus} confirms that',
    since: 'has been enrolled as a learner since {day}.',
    reasons: 'This certificate is issued for the following purpose:',
    issued: 'Issued on {day}',
    unprinted: 'Letters that cannot be printed here: {letters}',
  },
  de: {
    title: 'Einschreibebestätigung',
    lead: '{campus} bestätigt, dass',
    since: 'seit dem {day} eingeschrieben ist.',
    reasons: 'Diese Bestätigung dient zur Vorlage für:',
    issued: 'Ausgestellt am {day}',
    unprinted: 'Zeichen, die hier nicht gedruckt werden können: {letters}',
  },
};
