import { foldEmail } from '#server/auth/fold-email.ts';
import type { PersonFile } from '#server/content/files/people-file.ts';
import { personIdOf } from '#server/content/files/person-id.ts';
import type { UnitRules } from '#server/policies/unit-rules.ts';
import { inPieces, insertAll, insertMissing } from '#server/store/database/in-pieces.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import { placeColumns } from '#server/store/people/place-columns.ts';
import type { NewPersonRow } from '#server/store/schema/tables.ts';
import { writeBookmarks, writeFollows, writeLists } from './write-collections.ts';
import { writeDecisions } from './write-decisions.ts';
import { writeNotifications } from './write-notifications.ts';
import { writePlaces } from './write-places.ts';
import { writeFeedback, writeProgress } from './write-progress.ts';
import { writeTutors } from './write-tutors.ts';

export interface NewPeople {
  readonly organisationId: string;
  readonly people: readonly PersonFile[];
  /** Ids of the partners by their paths. */
  readonly subOrganisationIds: ReadonlyMap<string, string>;
  /** Hashes of terms and consents by their ids, as `textHashOf` makes them. */
  readonly textHashes: ReadonlyMap<string, string>;
  readonly passwordHashes: ReadonlyMap<string, string>;
  /** By course id. */
  readonly units: ReadonlyMap<string, UnitRules>;
  readonly now: Date;
}

/** A person of the files whose account this import made, by the id of the account. */
export interface MadePerson {
  readonly id: string;
  readonly person: PersonFile;
}

/**
 * Makes the accounts that do not exist yet, with what their files say of them; answers how many. Who is there already
 * keeps everything: what people did themselves survives every import. Who teaches what is the organisation's to say.
 * Each table is written for all people at once: the database's one writer is held for a few statements and not for some of
 * each person.
 */
export async function writePeople(trx: Trx, plan: NewPeople): Promise<number> {
  const made = await writeAccounts(trx, plan);
  await writeMemberships(trx, made, plan);
  await writeProgress(trx, plan, made);
  await writeFeedback(trx, made, plan.now);
  await writeNotifications(trx, plan, made);
  await writePlaces(trx, plan, made);
  await writeBookmarks(trx, plan, made);
  await writeDecisions(trx, plan, made);
  // Lists of everybody first: somebody may follow a list of the next person in the file.
  await writeLists(trx, plan, made);
  await writeFollows(trx, plan, made);
  await writeTutors(trx, plan);
  return made.length;
}

async function writeAccounts(trx: Trx, plan: NewPeople): Promise<readonly MadePerson[]> {
  const known = await trx
    .selectFrom('person')
    .select('id')
    .where('organisation_id', '=', plan.organisationId)
    .execute();
  const there = new Set(known.map(({ id }) => id));
  const fresh = plan.people
    .map((person) => ({ id: personIdOf(plan.organisationId, person.id), person }))
    .filter(({ id }) => !there.has(id));
  const made = new Set<string>();
  for await (const piece of inPieces(fresh)) {
    const inserted = await trx
      .insertInto('person')
      .values(piece.map((one) => accountOf(one, plan)))
      // Somebody registered with this address themselves.
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
    for (const { id } of inserted) made.add(id);
  }
  return fresh.filter(({ id }) => made.has(id));
}

function accountOf({ id, person }: MadePerson, plan: NewPeople): NewPersonRow {
  return {
    id,
    organisation_id: plan.organisationId,
    email: person.email,
    email_folded: foldEmail(person.email),
    // Without a demo password the account exists, and no password opens it until one is set.
    password_hash: plan.passwordHashes.get(person.id) ?? '',
    first_name: person.firstName ?? null,
    last_name: person.lastName ?? null,
    nickname: person.nickname ?? null,
    language: person.language,
    consecutive_weekly_visits: person.consecutiveWeeklyVisits,
    rev: 1,
    created_at: plan.now.toISOString(),
    student_email: person.studentEmail ?? null,
    country: person.country ?? null,
    date_of_birth: person.dateOfBirth ?? null,
    city: person.city ?? null,
    is_document_reviewer: person.isDocumentReviewer ? 1 : 0,
    ...placeColumns(person.place),
  };
}

async function writeMemberships(trx: Trx, made: readonly MadePerson[], plan: NewPeople): Promise<void> {
  const partners = made.flatMap(({ id, person }) =>
    person.subOrganisations.map((path) => ({
      person_id: id,
      sub_organisation_id: plan.subOrganisationIds.get(path) ?? path,
    })),
  );
  await insertAll(trx, 'person_sub_organisation', partners);
  const enrolments = made.flatMap(({ id, person }) =>
    person.modules.map((module_id, position) => ({
      person_id: id,
      module_id,
      position,
      created_at: plan.now.toISOString(),
    })),
  );
  await insertMissing(trx, 'enrolment', enrolments);
}
