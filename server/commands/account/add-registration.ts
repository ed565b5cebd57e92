import { randomUUID } from 'node:crypto';
import type { LanguageCode } from '#campus/languages.ts';
import { foldEmail } from '#server/auth/fold-email.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import type { Trx } from '#server/store/database/open-store.ts';

export interface NewRegistration {
  readonly organisationId: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly language: LanguageCode;
  readonly referrer: string | null;
  readonly subOrganisationId: string | null;
  readonly targetGroupPath: string | null;
  readonly origin: string;
  readonly now: Date;
}

/** Notes who wants to join, with a mail to the address; answers the id that the person will have. */
export async function addRegistration(trx: Trx, input: NewRegistration): Promise<string> {
  const id = randomUUID();
  const { organisationId, email, origin, now } = input;
  await trx
    .insertInto('registration')
    .values({
      id,
      organisation_id: organisationId,
      email,
      email_folded: foldEmail(email),
      password_hash: input.passwordHash,
      language: input.language,
      referrer: input.referrer,
      sub_organisation_id: input.subOrganisationId,
      target_group_path: input.targetGroupPath,
      created_at: now.toISOString(),
    })
    .execute();
  await queueMail(trx, { organisationId, addresseeId: id, kind: 'CONFIRM_EMAIL', recipient: email, origin, now });
  return id;
}
