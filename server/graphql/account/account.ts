import { type AuthError, emailErrors } from '#campus/account/auth-errors.ts';
import { typedEmail } from '#campus/account/email-address.ts';
import { newPasswordErrors } from '#server/auth/new-password.ts';
import { hashPassword, verifyPassword } from '#server/auth/password.ts';
import { endSessionsOf } from '#server/commands/account/end-session.ts';
import { askPrivateEmail } from '#server/commands/account/private-email.ts';
import { setPassword } from '#server/commands/account/set-password.ts';
import { unsubscribeAll } from '#server/commands/account/unsubscribe.ts';
import type { Fields } from '#server/graphql/core/campus-resolvers.ts';
import { unauthenticated } from '#server/graphql/core/graphql-errors.ts';
import type { SetPassword, UpdateUserAction } from '#server/graphql/core/schema.gen.ts';
import type { CampusContext } from '#server/http/context.ts';
import { waits } from '#server/http/waits.ts';
import { linkError } from '#server/mail/one-time-token.ts';
import { findPerson } from '#server/store/people/people.ts';
import { openSessionsOf } from '#server/store/people/sessions.ts';
import { profileMutations } from './profile.ts';

/** Sessions that one request may end: a list of ids from outside has an end. */
const IDS_MAX = 200;

type Codes = { success: boolean; errors: { message: AuthError }[] };

const no = (...codes: AuthError[]): Codes => ({ success: false, errors: codes.map((message) => ({ message })) });
const DONE: Codes = { success: true, errors: [] };
const INVALID = { success: false, errors: [{ message: 'INVALID_INPUT' }] };

/** What belongs to the account itself: its password and where it is signed in. */
export const accountViewer = {
  /** As stored now: the request may just have set one. */
  hasPassword: async (_, __, { person, parts }) =>
    person !== undefined && (await findPerson(parts.store.read, person.id))?.password_hash !== '',
  sessions: async (_, __, { person, sessionId, parts, now }) => {
    const sessions = person === undefined ? [] : await openSessionsOf(parts.store.read, person.id, now);
    return sessions.map((session) => ({ ...session, isCurrent: session.id === sessionId }));
  },
} satisfies Fields<'Viewer'>;

export const accountMutations = {
  /** What stands alone in its list is done here, all else with the profile. */
  updateUser: async (_, args, context) => {
    const own = args.actions.find((action) => action.setPassword || action.setPrivateEmail);
    if (own === undefined) return profileMutations.updateUser(_, args, context);
    if (context.person === undefined) throw unauthenticated();
    const isAlone = args.actions.length === 1 && Object.keys(own).length === 1;
    const answer = isAlone ? await changeAccount(context, own) : INVALID;
    return { ...answer, me: (await context.profile?.person()) ?? null };
  },

  endSessions: async (_, { ids }, context) => {
    const { person, sessionId, parts, now } = context;
    if (person === undefined) throw unauthenticated();
    // Whoever names the session that asks means it; left out, it is the one that stays.
    const which = ids ? { ids: ids.slice(0, IDS_MAX) } : { exceptId: sessionId };
    await parts.store.transaction((trx) => endSessionsOf(trx, { personId: person.id, ...which, now }));
    return DONE;
  },

  unsubscribe: async (_, { token }, context) => {
    const { parts, organisation, now } = context;
    if (await waits(context, 'link', token)) return no('tooManyTries');
    const found = await parts.store.transaction((trx) =>
      unsubscribeAll(trx, { token, organisationId: organisation.id, now }),
    );
    return found.is === 'spent' ? DONE : no(linkError(found));
  },
} satisfies Fields<'Mutation'>;

function changeAccount(context: CampusContext, { setPassword: password, setPrivateEmail: email }: UpdateUserAction) {
  if (password) return changePassword(context, password);
  return email ? changePrivateEmail(context, email.email) : INVALID;
}

async function changePrivateEmail(context: CampusContext, typed: string): Promise<Codes> {
  const { person, parts, organisation, origin, now } = context;
  if (person === undefined) throw unauthenticated();
  const mistakes = emailErrors(typed, null);
  if (mistakes.length > 0) return no(...mistakes);
  if (await waits(context, 'privateEmail', person.id)) return no('tooManyTries');
  const change = { personId: person.id, organisationId: organisation.id, email: typedEmail(typed), origin, now };
  await parts.store.transaction((trx) => askPrivateEmail(trx, change));
  parts.delivery.nudge();
  return DONE;
}

/** The present password is asked for again, where there is one; every other device is signed out (ASVS 6.2.3, 7.4.3). */
async function changePassword(context: CampusContext, input: SetPassword): Promise<Codes> {
  const { oldPassword, newPassword: password, newPasswordConfirmation } = input;
  const { parts, organisation, sessionId, origin, now } = context;
  const person = context.person && (await findPerson(parts.store.read, context.person.id));
  if (person === undefined || sessionId === undefined) throw unauthenticated();
  if (await waits(context, 'password', person.id)) return no('tooManyTries');
  const isRight = person.password_hash === '' || (await verifyPassword(person.password_hash, oldPassword ?? ''));
  if (!isRight) return no('errorCurrentPassword');
  if (password !== newPasswordConfirmation) return no('errorPasswordsDoNotMatch');
  const mistakes = await newPasswordErrors(password, person.email);
  if (mistakes.length > 0) return no(...mistakes);
  const passwordHash = await hashPassword(password, { hurried: true });
  const change = { personId: person.id, passwordHash, organisationId: organisation.id, origin, now };
  await parts.store.transaction((trx) => setPassword(trx, { ...change, keptSessionId: sessionId }));
  parts.delivery.nudge();
  return DONE;
}
