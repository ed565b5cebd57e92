import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { type AuthError, emailErrors } from '#campus/account/auth-errors.ts';
import { typedEmail } from '#campus/account/email-address.ts';
import { mayRegister } from '#campus/account/may-register.ts';
import { type LanguageCode, languageById } from '#campus/languages.ts';
import { foldEmail } from '#server/auth/fold-email.ts';
import { accountKey } from '#server/auth/login-limits.ts';
import { newPasswordErrors } from '#server/auth/new-password.ts';
import { hashPassword } from '#server/auth/password.ts';
import { addRegistration } from '#server/commands/account/add-registration.ts';
import { confirmRegistration } from '#server/commands/account/confirm-registration.ts';
import { setPassword } from '#server/commands/account/set-password.ts';
import type { Fields } from '#server/graphql/core/campus-resolvers.ts';
import { graphqlError } from '#server/graphql/core/graphql-errors.ts';
import type {
  AddUserAnswer,
  LoginAnswer,
  MutationAddUserArgs,
  MutationConfirmEmailArgs,
  MutationResetPasswordArgs,
  MutationTokenLoginArgs,
  RequestPasswordResetAnswer,
} from '#server/graphql/core/schema.gen.ts';
import type { CampusContext } from '#server/http/context.ts';
import { type Begun, beginFor, portalOf, tokensOf } from '#server/http/open-session.ts';
import { waits } from '#server/http/waits.ts';
import { linkError, readToken, spendToken } from '#server/mail/one-time-token.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { findAccount, findPerson } from '#server/store/people/people.ts';

const short = v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(200)), null);
const device = v.object({
  fingerprint: v.nullish(v.pipe(v.string(), v.maxLength(100)), null),
  mobile: v.nullish(v.boolean(), false),
});

export const registrationMutations = {
  addUser: (_, args, context) => addUser(args, context),
  confirmEmail: (_, args, context) => confirmEmail(args, context),
  requestPasswordReset: (_, { email }, context) => requestPasswordReset(email, context),
  resetPassword: (_, args, context) => resetPassword(args, context),
  TokenLogin: (_, args, context) => tokenLogin(args, context),
} satisfies Fields<'Mutation'>;

export const registrationQueries = {
  /** The specification asks for this answer, so that people are not sent away after the form; it is limited instead. */
  isEmailAvailable: async (_, { email }, context) => {
    if (await waits(context, 'availability', foldEmail(email))) throw graphqlError('RATE_LIMITED', 'Too many tries.');
    const known = await findAccount(context.parts.store.read, context.organisation.id, foldEmail(email));
    return known === undefined;
  },
} satisfies Fields<'Query'>;

async function addUser(args: MutationAddUserArgs, context: CampusContext): Promise<AddUserAnswer> {
  const { parts, organisation, catalogue, now, origin } = context;
  const no = (...codes: AuthError[]): AddUserAnswer => ({
    success: false,
    errors: codes.map((message) => ({ message })),
    user: null,
  });
  const partner = catalogue.subOrganisations.find(({ id }) => id === args.subOrgId);
  const isOurs = args.orgId === undefined || args.orgId === null || args.orgId === organisation.id;
  if (!mayRegister(organisation, partner) || !isOurs) return no('registrationClosed');
  const mistakes = [
    ...emailErrors(args.email, organisation.traits.emailDomain),
    ...(await newPasswordErrors(args.password, args.email)),
  ];
  if (mistakes.length > 0) return no(...mistakes);
  if (await waits(context, 'register', foldEmail(args.email))) return no('tooManyTries');
  const email = typedEmail(args.email);
  if ((await findAccount(parts.store.read, organisation.id, foldEmail(email))) !== undefined)
    return no('errorEmailTaken');
  const passwordHash = await hashPassword(args.password, { hurried: true });
  const id = await parts.store.transaction((trx) =>
    addRegistration(trx, {
      organisationId: organisation.id,
      email,
      passwordHash,
      origin,
      now,
      language: languageOf(args.preferredLanguageId, context),
      referrer: v.parse(v.fallback(short, null), args.registrationReferrer),
      subOrganisationId: partner?.id ?? null,
      targetGroupPath: v.parse(v.fallback(short, null), args.targetGroupPath),
    }),
  );
  parts.delivery.nudge();
  return { success: true, errors: [], user: { id } };
}

async function confirmEmail(args: MutationConfirmEmailArgs, context: CampusContext): Promise<LoginAnswer> {
  if (await waits(context, 'link', args.token)) return refusal('tooManyTries');
  const { parts, organisation, catalogue, now } = context;
  const opened = await parts.store.transaction(async (trx) => {
    const { fingerprint } = deviceOf(args);
    const link = { token: args.token, organisationId: organisation.id, fingerprint, now };
    const confirmed = await confirmRegistration(trx, link);
    if (confirmed.is === 'refused') return confirmed.code;
    const { personId, subOrganisationId } = confirmed;
    return { personId, subOrganisationId, begun: await beginFor(trx, context, { personId, ...deviceOf(args) }) };
  });
  const answer = await entered(context, opened);
  if (typeof opened === 'string') return answer;
  const by = { personId: opened.personId, subOrgId: opened.subOrganisationId };
  return { ...answer, accessPortalPath: await portalOf(parts.store.read, catalogue.subOrganisations, by) };
}

async function requestPasswordReset(email: string, context: CampusContext): Promise<RequestPasswordResetAnswer> {
  const { parts, organisation, origin, now } = context;
  const no = (message: AuthError) => ({ message: null, errors: [{ message }] });
  if (emailErrors(email, null).length > 0) return no('errorEmail');
  if (await waits(context, 'reset', foldEmail(email))) return no('tooManyTries');
  const person = await findAccount(parts.store.read, organisation.id, foldEmail(email));
  // For an address that nobody has the same is done and written; its delivery finds nobody and sends nothing. So the time of
  // the answer does not tell which addresses are known.
  const addressee = { addresseeId: person?.id ?? randomUUID(), recipient: person?.email ?? typedEmail(email) };
  const mail = { organisationId: organisation.id, kind: 'RESET_PASSWORD', origin, now, ...addressee } as const;
  await parts.store.transaction((trx) => queueMail(trx, mail));
  parts.delivery.nudge();
  return { message: 'passwordResetSent', errors: [] };
}

async function resetPassword(args: MutationResetPasswordArgs, context: CampusContext): Promise<LoginAnswer> {
  if (await waits(context, 'link', args.token)) return refusal('tooManyTries');
  const { parts, organisation, origin, now } = context;
  const link = {
    token: args.token,
    purpose: 'RESET_PASSWORD',
    organisationId: organisation.id,
    ...deviceOf(args),
    now,
  } as const;
  const asked = await parts.store.transaction((trx) => readToken(trx, link));
  const person = asked.is === 'spent' ? await findPerson(parts.store.read, asked.ownerId) : undefined;
  const [mistake] = await newPasswordErrors(args.password, person?.email ?? '');
  // Before the link is spent: it is still good for a better password.
  if (mistake !== undefined) return refusal(mistake);
  const passwordHash = await hashPassword(args.password, { hurried: true });
  const opened = await parts.store.transaction(async (trx) => {
    const spent = await spendToken(trx, link);
    if (spent.is !== 'spent') return linkError(spent);
    const personId = spent.ownerId;
    await setPassword(trx, { personId, passwordHash, organisationId: organisation.id, origin, now });
    return { personId, begun: await beginFor(trx, context, { personId, ...deviceOf(args) }) };
  });
  parts.delivery.nudge();
  return entered(context, opened);
}

async function tokenLogin(args: MutationTokenLoginArgs, context: CampusContext): Promise<LoginAnswer> {
  if (await waits(context, 'link', args.tokenFromURL)) return refusal('tooManyTries');
  const { parts, organisation, now } = context;
  const opened = await parts.store.transaction(async (trx) => {
    const link = { token: args.tokenFromURL, organisationId: organisation.id, ...deviceOf(args), now };
    const spent = await spendToken(trx, { ...link, purpose: 'TOKEN_LOGIN' });
    if (spent.is !== 'spent') return linkError(spent);
    const personId = spent.ownerId;
    return { personId, begun: await beginFor(trx, context, { personId, ...deviceOf(args) }) };
  });
  return entered(context, opened);
}

function languageOf(id: string | null | undefined, { organisation, languages }: CampusContext): LanguageCode {
  return organisation.forcedLanguage ?? (typeof id === 'string' ? languageById(id) : undefined) ?? languages.asked;
}

function deviceOf(args: { fingerprint?: string | null | undefined; mobile?: boolean | null | undefined }) {
  const parsed = v.safeParse(device, args);
  return parsed.success ? parsed.output : { fingerprint: null, mobile: args.mobile ?? false };
}

async function entered(
  context: CampusContext,
  opened: AuthError | { personId: string; begun: Begun },
): Promise<LoginAnswer> {
  if (typeof opened === 'string') return refusal(opened);
  const { parts, organisation, address } = context;
  // The way in for somebody whose password others have tried too often (login-limits.ts).
  const person = await findPerson(parts.store.read, opened.personId);
  if (person !== undefined) await parts.loginLimits.giveBack(accountKey(organisation.id, person.email), address);
  return tokensOf(context, opened.personId, opened.begun);
}

function refusal(code: AuthError): LoginAnswer {
  return {
    errors: [{ message: code }],
    token: null,
    refreshToken: null,
    accessPortalPath: null,
    preferredLanguage: null,
  };
}
