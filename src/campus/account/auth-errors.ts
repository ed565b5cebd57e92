import { EMAIL_MAX, PASSWORD_MAX, PASSWORD_MIN } from '#campus/limits.ts';
import { lengthOf } from '#campus/text/length-of.ts';
import { withoutInvisible } from '#campus/text/typed-text.ts';
import { asciiDomain, domainOf, isEmail, typedEmail } from './email-address.ts';

/**
 * What registration, confirmation and passwords are answered with; the `error…` ones are message keys of the
 * specification under `register.registerWithEmail` (AUTH-22), one closed union.
 */
export const AUTH_ERRORS = [
  /** Not an e-mail address. */
  'errorEmail',
  /** More than 254 characters. */
  'errorLongEmail',
  /** This organisation takes addresses of its own domain only (AUTH-7). */
  'errorOrganisationEmail',
  'errorEmailTaken',
  /** Fewer than 8 characters, or more than the longest that is taken. */
  'errorShortPassword',
  'errorLongPassword',
  'errorPasswordSameAsEmail',
  /** One of the 3,000 that are tried first (ASVS 6.2.4), or one character again and again. */
  'errorCommonPassword',
  /** This organisation lets nobody sign up, or only through a partner. */
  'registrationClosed',
  'tooManyTries',
  /** The link did its work before. */
  'linkUsed',
  'linkExpired',
  /** No link of this campus. */
  'linkUnknown',
  /** The sign-in elsewhere came to nothing: given up there, too late, used before, or begun in another browser. */
  'openidFailed',
  /** The identity provider does not answer. */
  'openidUnreachable',
  /** The identity provider does not vouch for the e-mail. */
  'emailNotVerified',
  /** Nobody here has this address, and to sign up was not asked for. */
  'accountUnknown',
  /** The present password, as it was typed, is not right. */
  'errorCurrentPassword',
  /** The new password was written differently the second time (AUTH-12). */
  'errorPasswordsDoNotMatch',
] as const;
export type AuthError = (typeof AUTH_ERRORS)[number];

/** What is wrong with an e-mail as it was typed; `domain`: the only one that the organisation takes. */
export function emailErrors(typed: string, domain: string | null): AuthError[] {
  const text = typedEmail(typed);
  if (lengthOf(text) > EMAIL_MAX) return ['errorLongEmail'];
  if (!isEmail(text)) return ['errorEmail'];
  if (domain !== null && domainOf(text) !== asciiDomain(domain)) return ['errorOrganisationEmail'];
  return [];
}

/** What is wrong with a new password: its length is its code points, it is never trimmed (AUTH-11). */
export function passwordErrors(password: string, email: string): AuthError[] {
  const length = lengthOf(password.normalize('NFC'));
  if (length < PASSWORD_MIN) return ['errorShortPassword'];
  if (length > PASSWORD_MAX) return ['errorLongPassword'];
  const folded = (text: string): string => text.trim().normalize('NFKC').toLowerCase();
  if (email !== '' && folded(password) === folded(email)) return ['errorPasswordSameAsEmail'];
  return isOneCharacter(folded(password)) ? ['errorCommonPassword'] : [];
}

/** Blanks are none: eight spaces are no password. */
function isOneCharacter(text: string): boolean {
  return new Set(withoutInvisible(text).replace(/\s/g, '')).size < 2;
}
