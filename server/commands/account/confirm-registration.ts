import type { AuthError } from '#campus/account/auth-errors.ts';
import { linkError, spendToken } from '#server/mail/one-time-token.ts';
import type { Trx } from '#server/store/database/open-store.ts';

export type Confirmed =
  | { is: 'confirmed'; personId: string; subOrganisationId: string | null }
  | { is: 'refused'; code: AuthError };

/** The registration of a link becomes a person, with what was chosen when it was made. */
export async function confirmRegistration(
  trx: Trx,
  link: { token: string; organisationId: string; fingerprint: string | null; now: Date },
): Promise<Confirmed> {
  const { organisationId, now } = link;
  const spent = await spendToken(trx, { ...link, purpose: 'CONFIRM_EMAIL' });
  if (spent.is !== 'spent') return { is: 'refused', code: linkError(spent) };
  if (spent.again) return confirmedBefore(trx, spent.ownerId);
  const registration = await trx
    .selectFrom('registration')
    .selectAll()
    .where('id', '=', spent.ownerId)
    .executeTakeFirst();
  if (registration === undefined) return { is: 'refused', code: 'linkUsed' };
  const made = await trx
    .insertInto('person')
    .values({
      id: registration.id,
      organisation_id: organisationId,
      email: registration.email,
      email_folded: registration.email_folded,
      password_hash: registration.password_hash,
      first_name: null,
      last_name: null,
      nickname: null,
      language: registration.language,
      consecutive_weekly_visits: 0,
      rev: 1,
      created_at: now.toISOString(),
      registration_referrer: registration.referrer,
      target_group_path: registration.target_group_path,
    })
    .onConflict((conflict) => conflict.columns(['organisation_id', 'email_folded']).doNothing())
    .returning('id')
    .executeTakeFirst();
  await trx.deleteFrom('registration').where('id', '=', registration.id).execute();
  // Somebody confirmed the same address first, with another link.
  if (made === undefined) return { is: 'refused', code: 'errorEmailTaken' };
  if (registration.sub_organisation_id !== null)
    await trx
      .insertInto('person_sub_organisation')
      .values({ person_id: registration.id, sub_organisation_id: registration.sub_organisation_id })
      .execute();
  return { is: 'confirmed', personId: registration.id, subOrganisationId: registration.sub_organisation_id };
}

async function confirmedBefore(trx: Trx, personId: string): Promise<Confirmed> {
  const person = await trx
    .selectFrom('person')
    .leftJoin('person_sub_organisation', 'person_id', 'id')
    .select(['id', 'sub_organisation_id'])
    .where('id', '=', personId)
    .executeTakeFirst();
  return person === undefined
    ? { is: 'refused', code: 'linkUsed' }
    : { is: 'confirmed', personId, subOrganisationId: person.sub_organisation_id };
}
