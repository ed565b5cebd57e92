import * as v from 'valibot';
import { EMAIL_MAX, PASSWORD_MAX } from '#campus/limits.ts';
import type { RefusalCode } from '#campus/network/refusals.ts';
import { atMost } from '#campus/text/length-of.ts';
import { checkAccessToken } from '#server/auth/access-token.ts';
import { foldEmail } from '#server/auth/fold-email.ts';
import { accountKey } from '#server/auth/login-limits.ts';
import { verifyPassword } from '#server/auth/password.ts';
import { clearedChatCookies } from '#server/chat/chat-cookies.ts';
import { endSessionOfToken, revokeAccessToken } from '#server/commands/account/end-session.ts';
import type { Fields } from '#server/graphql/core/campus-resolvers.ts';
import type { LoginAnswer, MutationLoginArgs } from '#server/graphql/core/schema.gen.ts';
import type { CampusContext } from '#server/http/context.ts';
import { openSession, portalOf } from '#server/http/open-session.ts';
import { chatOf } from '#server/policies/chat.ts';
import { findAccount } from '#server/store/people/people.ts';
import { findUnconfirmed } from './unconfirmed.ts';

const TOKEN_MAX = 4096;

const loginInput = v.object({
  email: v.pipe(v.string(), v.trim(), v.nonEmpty(), atMost(EMAIL_MAX)),
  password: v.pipe(v.string(), v.nonEmpty(), atMost(PASSWORD_MAX)),
  fingerprint: v.nullish(v.pipe(v.string(), v.maxLength(100)), null),
  mobile: v.nullish(v.boolean(), false),
  targetGroupPath: v.fallback(v.nullish(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200)), null), null),
});

const ANSWERED = { success: true, errors: [] };

export const sessionMutations = {
  login: (_, args, context) => login(args, context),

  deleteRefreshToken: async (_, { id }, context) => {
    const { parts, organisation, now, notes } = context;
    if (id.length <= TOKEN_MAX)
      await parts.store.transaction((trx) =>
        endSessionOfToken(trx, { token: id, organisationId: organisation.id, now }),
      );
    const chat = chatOf(organisation);
    if (chat !== null) notes.cookies.push(...clearedChatCookies(chat));
    return ANSWERED;
  },

  blacklistToken: async (_, { token }, context) => {
    const { parts, organisation, now } = context;
    if (token.length > TOKEN_MAX) return ANSWERED;
    const checked = await checkAccessToken(parts.keys, token, organisation.id, now);
    // An expired or foreign token opens nothing as it is.
    if (checked.is === 'valid') {
      const { jti, exp } = checked.claims;
      await parts.store.transaction((trx) => revokeAccessToken(trx, { jti, expiresAt: new Date(exp * 1000) }));
    }
    return ANSWERED;
  },
} satisfies Fields<'Mutation'>;

async function login(args: MutationLoginArgs, context: CampusContext): Promise<LoginAnswer> {
  const { parts, organisation, catalogue, address, notes } = context;
  const input = v.safeParse(loginInput, args);
  if (!input.success) return refusal('login.wrong');
  if (typeof args.orgId === 'string' && args.orgId !== organisation.id) return refusal('NOT_ALLOWED');
  const { email, password, fingerprint, mobile, targetGroupPath } = input.output;
  const folded = foldEmail(email);
  const account = accountKey(organisation.id, email);
  const wait = await parts.loginLimits.take(account, address);
  if (wait !== undefined) {
    notes.headers.set('retry-after', String(wait));
    return refusal('login.tooManyTries');
  }
  const person = await findAccount(parts.store.read, organisation.id, folded);
  const check = async (): Promise<'right' | 'login.wrong' | 'login.unconfirmed'> => {
    if (person !== undefined) return (await verifyPassword(person.password_hash, password)) ? 'right' : 'login.wrong';
    const who = { organisationId: organisation.id, email, password };
    return (await findUnconfirmed(parts.store.read, who)) === undefined ? 'login.wrong' : 'login.unconfirmed';
  };
  const checked = await check().catch(async (error: unknown) => {
    await parts.loginLimits.takeBack(account, address);
    throw error;
  });
  if (person === undefined || checked !== 'right') return refusal(checked === 'right' ? 'login.wrong' : checked);
  await parts.loginLimits.giveBack(account, address);
  const answer = await openSession(context, { personId: person.id, mobile, fingerprint, targetGroupPath });
  const by = { personId: person.id, subOrgId: args.subOrgId };
  return { ...answer, accessPortalPath: await portalOf(parts.store.read, catalogue.subOrganisations, by) };
}

function refusal(code: RefusalCode): LoginAnswer {
  return {
    errors: [{ message: code }],
    token: null,
    refreshToken: null,
    accessPortalPath: null,
    preferredLanguage: null,
  };
}
