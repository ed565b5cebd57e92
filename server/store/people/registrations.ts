import type { Reader } from '#server/store/database/open-store.ts';

/** Somebody who wants to join and has not confirmed the address yet. */
export interface Registration {
  readonly id: string;
  readonly email: string;
  readonly password_hash: string;
}

/** The registrations of an address, the newest first: anybody may have typed it. */
export function registrationsOf(
  read: Reader,
  { organisationId, emailFolded, most }: { organisationId: string; emailFolded: string; most: number },
): Promise<Registration[]> {
  return read
    .selectFrom('registration')
    .select(['id', 'email', 'password_hash'])
    .where('organisation_id', '=', organisationId)
    .where('email_folded', '=', emailFolded)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
}
