import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { AUTH_ERRORS, type AuthError } from '#campus/account/auth-errors.ts';
import { refusalMessage } from './refusal-messages.ts';

/** What login and registration are answered with, in plain language; the ids are the message keys of the specification (AUTH-22). */
const MESSAGES = {
  errorEmail: msg({ id: 'register.registerWithEmail.errorEmail', message: 'Please check the e-mail address.' }),
  errorLongEmail: msg({
    id: 'register.registerWithEmail.errorLongEmail',
    message: 'This e-mail address is too long. It can have up to 254 characters.',
  }),
  errorOrganisationEmail: msg({
    id: 'register.registerWithEmail.errorOrganisationEmail',
    message: 'Only e-mail addresses of this organisation can be used here.',
  }),
  errorEmailTaken: msg({
    id: 'register.registerWithEmail.errorEmailTaken',
    message: 'There is already an account with this e-mail.',
  }),
  errorShortPassword: msg({
    id: 'register.registerWithEmail.errorShortPassword',
    message: 'The password needs at least 8 characters.',
  }),
  errorLongPassword: msg({
    id: 'register.registerWithEmail.errorLongPassword',
    message: 'This password is too long.',
  }),
  errorPasswordSameAsEmail: msg({
    id: 'register.registerWithEmail.errorPasswordSameAsEmail',
    message: 'The password must be different from your e-mail.',
  }),
  errorCommonPassword: msg({
    id: 'register.registerWithEmail.errorCommonPassword',
    message: 'Many people use this password, so it is easy to guess. Please choose another one.',
  }),
  errorCurrentPassword: msg({
    id: 'register.registerWithEmail.errorCurrentPassword',
    message: 'This is not your current password.',
  }),
  errorPasswordsDoNotMatch: msg({
    id: 'register.registerWithEmail.errorPasswordsDoNotMatch',
    message: 'The two new passwords are not the same.',
  }),
  registrationClosed: msg({
    id: 'register.registerWithEmail.registrationClosed',
    message: 'You cannot create an account here yourself. Please ask the people who told you about this campus.',
  }),
  tooManyTries: msg({
    id: 'register.registerWithEmail.tooManyTries',
    message: 'Too many tries. Please wait a few minutes and try again.',
  }),
  linkUsed: msg`This link has already been used. It works only once.`,
  linkExpired: msg`This link is too old.`,
  linkUnknown: msg`This link is not complete. Open it from the e-mail once more.`,
  openidUnreachable: msg`The other login service does not answer right now. Please try again later.`,
  openidFailed: msg`Login failed, please try again.`,
  emailNotVerified: msg`The other login service does not know yet whether this e-mail is yours. Please confirm it there first.`,
  accountUnknown: msg`There is no account with this login yet. Please register first.`,
} satisfies Record<AuthError, MessageDescriptor>;

function isAuthError(code: string): code is AuthError {
  return AUTH_ERRORS.some((known) => known === code);
}

/** The message for a code of login or registration; others are refusals like everywhere else. */
export function authMessage(code: string): MessageDescriptor {
  return isAuthError(code) ? MESSAGES[code] : refusalMessage(code);
}
