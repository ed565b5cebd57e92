import { foldEmail } from '#server/auth/fold-email.ts';
import { acceptTerms } from '#server/commands/account/accept-terms.ts';
import { completeMilestone } from '#server/commands/account/complete-milestone.ts';
import { decideConsent } from '#server/commands/account/decide-consent.ts';
import { setAccountPreference } from '#server/commands/account/set-account-preference.ts';
import { awardAchievements } from '#server/commands/learning/award-achievements.ts';
import { earnedByLists } from '#server/commands/lists/set-list-membership.ts';
import type { ItemRef, PersonFile } from '#server/content/files/people-file.ts';
import { personIdOf } from '#server/content/files/person-id.ts';
import type { UnitRules } from '#server/policies/unit-rules.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import { placeColumns } from '#server/store/people/place-columns.ts';
import type { NewPersonRow } from '#server/store/schema/tables.ts';
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

/**
 * Makes the accounts that do not exist yet, with what their files say of them; answers how many. Who is there already
 * keeps everything: what people did themselves survives every import. Who teaches what is the organisation's to say.
 */
export async function writePeople(trx: Trx, plan: NewPeople): Promise<number> {
  const made: PersonFile[] = [];
  for (const person of plan.people) if (await writePerson(trx, person, plan)) made.push(person);
  // Lists of everybody first: somebody may follow a list of the next person in the file.
  for (const person of made) await writeLists(trx, person, plan);
  for (const person of made) await writeFollows(trx, person, plan);
  await writeTutors(trx, plan);
  return made.length;
}

async function writePerson(trx: Trx, person: PersonFile, plan: NewPeople): Promise<boolean> {
  const id = personIdOf(plan.organisationId, person.id);
  const row: NewPersonRow = {
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
  const inserted = await trx
    .insertInto('person')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  if (inserted.length === 0) return false;
  await writeLearning(trx, id, person, plan);
  await writeDecisions(trx, id, person, plan);
  return true;
}

async function writeLearning(trx: Trx, person_id: string, person: PersonFile, plan: NewPeople): Promise<void> {
  const { now } = plan;
  for (const path of person.subOrganisations)
    await trx
      .insertInto('person_sub_organisation')
      .values({ person_id, sub_organisation_id: plan.subOrganisationIds.get(path) ?? path })
      .execute();
  for (const [position, module_id] of person.modules.entries())
    await trx
      .insertInto('enrolment')
      .values({ person_id, module_id, position, created_at: now.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  await writeProgress(trx, { personId: person_id, units: plan.units, now }, person);
  await writeFeedback(trx, person_id, person, now);
  await writeNotifications(
    trx,
    { organisationId: plan.organisationId, personId: person_id, now },
    person.notifications,
  );
  await writePlaces(trx, { organisationId: plan.organisationId, personId: person_id, now }, person.places);
  for (const [n, item] of person.bookmarks.entries())
    await trx
      .insertInto('bookmark')
      .values({ person_id, ...itemOf(item), created_at: stepped(now, n) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** What a person of the files has chosen, accepted and agreed to already. */
async function writeDecisions(trx: Trx, personId: string, person: PersonFile, plan: NewPeople): Promise<void> {
  const { now, textHashes } = plan;
  const read = (id: string) => ({ textHash: textHashes.get(id) ?? '', language: person.language });
  if (person.accountPreference !== undefined) await setAccountPreference(trx, personId, person.accountPreference);
  for (const termsId of person.acceptedTerms) await acceptTerms(trx, { personId, termsId, ...read(termsId), now });
  for (const consentId of person.consents)
    await decideConsent(trx, { personId, consentId, action: 'consent', ...read(consentId), now });
  for (const denomination of person.milestones) await completeMilestone(trx, { personId, denomination, now });
}

async function writeLists(trx: Trx, person: PersonFile, { organisationId, now }: NewPeople): Promise<void> {
  for (const [n, list] of person.lists.entries()) {
    const made = await trx
      .insertInto('content_list')
      .values({
        organisation_id: organisationId,
        id: list.id,
        owner_id: personIdOf(organisationId, person.id),
        denomination: list.denomination,
        is_public: list.isPublic ? 1 : 0,
        created_at: stepped(now, n),
        url_alias: list.urlAlias ?? null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
    if (made.length === 0) continue;
    for (const [position, item] of list.items.entries())
      await trx
        .insertInto('content_list_item')
        .values({
          organisation_id: organisationId,
          list_id: list.id,
          ...itemOf(item),
          position,
          created_at: now.toISOString(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    const earned = await earnedByLists(trx, organisationId, [list.id]);
    await awardAchievements(trx, personIdOf(organisationId, person.id), earned, now);
  }
}

/** Where the list of the files was never made, since its owner was there before, nobody follows it. */
async function writeFollows(trx: Trx, person: PersonFile, { organisationId, now }: NewPeople): Promise<void> {
  if (person.follows.length === 0) return;
  const lists = await trx
    .selectFrom('content_list')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('id', 'in', person.follows)
    .execute();
  const person_id = personIdOf(organisationId, person.id);
  for (const { id: list_id } of lists)
    await trx
      .insertInto('list_follow')
      .values({ person_id, organisation_id: organisationId, list_id, created_at: now.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

function itemOf(item: ItemRef): { kind: 'MODULE' | 'COURSE'; item_id: string } {
  return 'module' in item ? { kind: 'MODULE', item_id: item.module } : { kind: 'COURSE', item_id: item.course };
}

/** A millisecond each, so that the order of the file is the order in time. */
function stepped(now: Date, n: number): string {
  return new Date(now.getTime() + n).toISOString();
}
