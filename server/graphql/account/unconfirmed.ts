import * as v from 'valibot';
import { EMAIL_MAX, PASSWORD_MAX } from '#campus/limits.ts';
import { atMost } from '#campus/text/length-of.ts';
import { foldEmail } from '#server/auth/fold-email.ts';
import { verifyPassword } from '#server/auth/password.ts';
import type { Fields } from '#server/graphql/core/campus-resolvers.ts';
import type { CampusContext } from '#server/http/context.ts';
import { waits } from '#server/http/waits.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import type { Reader } from '#server/store/database/open-store.ts';
import { type Registration, registrationsOf } from '#server/store/people/registrations.ts';

/** So many passwords are tried of those that were chosen for one address; who was here before a prankster is among them. */
const TRIED = 3;

const input = v.object({
  email: v.pipe(v.string(), v.trim(), v.nonEmpty(), atMost(EMAIL_MAX)),
  password: v.pipe(v.string(), v.nonEmpty(), atMost(PASSWORD_MAX)),
});

/**
 * The registration that waits for its link, for who knows the password that was chosen with it (AUTH-25). Takes the time of
 * one password at least, whether there is one or not.
 */
export async function findUnconfirmed(
  read: Reader,
  { organisationId, email, password }: { organisationId: string; email: string; password: string },
): Promise<Registration | undefined> {
  const rows = await registrationsOf(read, { organisationId, emailFolded: foldEmail(email), most: TRIED });
  if (rows.length === 0) await verifyPassword(undefined, password);
  for (const row of rows) if (await verifyPassword(row.password_hash, password)) return row;
  return undefined;
}

export const unconfirmedMutations = {
  /** By the password too: nobody learns by it which addresses wait, or has a mail sent to somebody else. */
  resendConfirmation: async (_, args, context) => {
    const code = await resend(args, context);
    return { success: code === undefined, errors: code === undefined ? [] : [{ message: code }] };
  },
} satisfies Fields<'Mutation'>;

async function resend(
  args: { email: string; password: string },
  context: CampusContext,
): Promise<'login.wrong' | 'login.tooManyTries' | undefined> {
  const parsed = v.safeParse(input, args);
  if (!parsed.success) return 'login.wrong';
  const { email, password } = parsed.output;
  if (await waits(context, 'reset', foldEmail(email))) return 'login.tooManyTries';
  const { parts, organisation, origin, now } = context;
  const found = await findUnconfirmed(parts.store.read, { organisationId: organisation.id, email, password });
  if (found === undefined) return 'login.wrong';
  const mail = { organisationId: organisation.id, addresseeId: found.id, kind: 'CONFIRM_EMAIL' } as const;
  await parts.store.transaction((trx) => queueMail(trx, { ...mail, recipient: found.email, origin, now }));
  parts.delivery.nudge();
  return undefined;
}
