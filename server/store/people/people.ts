import type { Reader } from '#server/store/database/open-store.ts';
import type { PersonRow } from '#server/store/schema/tables.ts';

/** The account of an e-mail (folded) in an organisation, as far as a login needs it. */
export function findAccount(
  read: Reader,
  organisationId: string,
  emailFolded: string,
): Promise<Pick<PersonRow, 'id' | 'email' | 'password_hash'> | undefined> {
  return read
    .selectFrom('person')
    .select(['id', 'email', 'password_hash'])
    .where('organisation_id', '=', organisationId)
    .where('email_folded', '=', emailFolded)
    .executeTakeFirst();
}

export function findPerson(read: Reader, id: string): Promise<PersonRow | undefined> {
  return read.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst();
}

/** What an identity provider calls a person; undefined: they never came by it. */
export async function subjectAt(read: Reader, personId: string, issuer: string): Promise<string | undefined> {
  const row = await read
    .selectFrom('identity')
    .select('subject')
    .where('person_id', '=', personId)
    .where('issuer', '=', issuer)
    .executeTakeFirst();
  return row?.subject;
}

/** Whom an identity provider calls so; undefined: nobody here. */
export async function personAt(
  read: Reader,
  { organisationId, issuer, subject }: { organisationId: string; issuer: string; subject: string },
): Promise<string | undefined> {
  const row = await read
    .selectFrom('identity')
    .select('person_id')
    .where('organisation_id', '=', organisationId)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.person_id;
}

/** The person of a session that goes on; undefined where it or its token was ended, or it is somebody else's. */
export async function personOfSession(
  read: Reader,
  { sid, sub, jti }: { sid: string; sub: string; jti: string },
): Promise<{ person: PersonRow; unseenHash: string | null } | undefined> {
  const row = await read
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.person_id')
    .selectAll('person')
    .select('session.unseen_hash')
    .where('session.id', '=', sid)
    .where('session.revoked_at', 'is', null)
    .where('person.id', '=', sub)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('revoked_access_token').select('jti').where('jti', '=', jti))),
    )
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { unseen_hash: unseenHash, ...person } = row;
  return { person, unseenHash };
}

export async function isRevoked(read: Reader, jti: string): Promise<boolean> {
  const row = await read.selectFrom('revoked_access_token').select('jti').where('jti', '=', jti).executeTakeFirst();
  return row !== undefined;
}
