import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { eventOfSignIn } from '#campus/account/session-events.ts';
import { authMessage } from '#i18n/auth-messages.ts';
import { failureMessages } from '#i18n/failure-messages.ts';
import type { CampusFailure } from '#wire/campus-failure.ts';

const TOO_MANY_REQUESTS = 429;
const LOGIN_FAILED = msg({
  id: 'initial.loginFailed',
  message: 'You need the internet to log in. Please try again when you are connected.',
});
const WRONG_URL = msg({
  id: 'register.registerWithEmail.errorWrongUrl',
  message: 'This address does not belong to this campus. Please check the link that you were given.',
});

/**
 * What login and registration say of what went wrong (AUTH-22): the first code in words, the network's failure, or that something is
 * broken.
 */
export function failureMessage(failure: CampusFailure): MessageDescriptor {
  switch (failure.kind) {
    case 'offline':
      return LOGIN_FAILED;
    case 'refused':
      return failure.code.includes('errorWrongUrl') ? WRONG_URL : authMessage(failure.code);
    case 'unreachable':
      return failure.status === TOO_MANY_REQUESTS ? authMessage('tooManyTries') : failureMessages(failure).title;
    case 'garbled':
    case 'missing':
    case 'outdated':
    case 'signed-out':
      return failureMessages(failure).title;
    default:
      return failure satisfies never;
  }
}

const WRONG_ACCOUNT = msg`This campus does not know the account that you chose there. Please choose another one, or register first.`;
const DENIED = msg`The login was not allowed there. You can try again, or log in with e-mail and password.`;

/** The login-failed notice of a sign-in elsewhere (AUTH-15). */
export function signInMessage(failure: CampusFailure): MessageDescriptor {
  const event = failure.kind === 'refused' ? eventOfSignIn(failure.code) : undefined;
  if (event === 'WRONG_GOOGLE_ACCOUNT') return WRONG_ACCOUNT;
  if (event === 'ACCESS_DENIED') return DENIED;
  return failure.kind === 'offline' || failure.kind === 'unreachable'
    ? failureMessage(failure)
    : authMessage('openidFailed');
}
