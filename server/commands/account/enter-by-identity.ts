import { randomUUID } from 'node:crypto';
import type { AuthError } from '#campus/account/auth-errors.ts';
import type { LanguageCode } from '#campus/languages.ts';
import { foldEmail } from '#server/auth/fold-email.ts';
import type { Trx } from '#server/store/database/open-store.ts';

/** Who somebody is, in the words of a provider whose signature was checked. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | undefined;
  /** The provider vouches that the address is theirs. */
  readonly isVerified: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

export interface Entry {
  readonly organisationId: string;
  readonly identity: Identity;
  /** What a new person would be; a code: nobody new is taken in, and why. */
  readonly newcomer: Newcomer | AuthError;
  readonly targetGroupPath: string | null;
  readonly now: Date;
}

export interface Newcomer {
  readonly language: LanguageCode;
  readonly referrer: string | null;
  readonly subOrganisationId: string | null;
}

/**
 * The person of an identity: known already; or whose e-mail it is, in this organisation only, and only where the provider
 * vouches for it; or somebody new. A second try of the same changes nothing.
 */
export async function enterByIdentity(trx: Trx, entry: Entry): Promise<{ personId: string } | AuthError> {
  const { organisationId, identity } = entry;
  const known = await trx
    .selectFrom('identity')
    .select('person_id')
    .where('organisation_id', '=', organisationId)
    .where('issuer', '=', identity.issuer)
    .where('subject', '=', identity.subject)
    .executeTakeFirst();
  return known === undefined ? link(trx, entry) : { personId: known.person_id };
}

async function link(trx: Trx, entry: Entry): Promise<{ personId: string } | AuthError> {
  const { organisationId, identity, now } = entry;
  if (identity.email === undefined || !identity.isVerified) return 'emailNotVerified';
  const folded = foldEmail(identity.email);
  const person =
    (await personOf(trx, organisationId, folded)) ??
    (typeof entry.newcomer === 'string' ? entry.newcomer : await createPerson(trx, entry, entry.newcomer, folded));
  if (typeof person === 'string') return person;
  await trx
    .insertInto('identity')
    .values({
      organisation_id: organisationId,
      issuer: identity.issuer,
      subject: identity.subject,
      person_id: person.id,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { personId: person.id };
}

function personOf(trx: Trx, organisationId: string, folded: string): Promise<{ id: string } | undefined> {
  return trx
    .selectFrom('person')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('email_folded', '=', folded)
    .executeTakeFirst();
}

/** A person without a password; two sign-ins at once make one. */
async function createPerson(
  trx: Trx,
  { organisationId, identity, targetGroupPath, now }: Entry,
  { language, referrer, subOrganisationId }: Newcomer,
  folded: string,
): Promise<{ id: string } | AuthError> {
  const made = await trx
    .insertInto('person')
    .values({
      id: randomUUID(),
      organisation_id: organisationId,
      email: (identity.email ?? '').trim(),
      email_folded: folded,
      password_hash: '',
      first_name: identity.firstName,
      last_name: identity.lastName,
      nickname: null,
      language,
      consecutive_weekly_visits: 0,
      rev: 1,
      created_at: now.toISOString(),
      registration_referrer: referrer,
      target_group_path: targetGroupPath,
    })
    .onConflict((conflict) => conflict.columns(['organisation_id', 'email_folded']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made === undefined) return (await personOf(trx, organisationId, folded)) ?? 'openidFailed';
  if (subOrganisationId !== null)
    await trx
      .insertInto('person_sub_organisation')
      .values({ person_id: made.id, sub_organisation_id: subOrganisationId })
      .execute();
  return made;
}
