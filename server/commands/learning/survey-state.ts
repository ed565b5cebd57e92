import type { Answers } from '#campus/questionnaires/questionnaire-shape.ts';
import { type CommandResult, done } from '#server/model/command-result.ts';
import type { Trx } from '#server/store/database/open-store.ts';

export interface SurveyAct {
  readonly organisationId: string;
  readonly personId: string;
  readonly questionnaireId: string;
}

/** Puts a survey aside, or back among those that are open (SURVEY-5). */
export async function setSurveyHidden(trx: Trx, act: SurveyAct & { hidden: boolean }): Promise<CommandResult> {
  const isHidden = act.hidden ? 1 : 0;
  await trx
    .insertInto('survey_state')
    .values({ ...keyOf(act), is_hidden: isHidden, draft: null, page_id: null, saved_at: null })
    .onConflict((conflict) =>
      conflict.columns(['organisation_id', 'person_id', 'questionnaire_id']).doUpdateSet({ is_hidden: isHidden }),
    )
    .execute();
  return done();
}

export interface SaveSurveyDraft extends SurveyAct {
  readonly answers: Answers;
  readonly pageId: string | null;
  /** When it was typed, at most now. */
  readonly savedAt: Date;
}

/**
 * Keeps what was answered so far. The later one counts, whichever comes first; one that is older than the last time the
 * answers were sent is done with (SURVEY-6).
 */
export async function saveSurveyDraft(trx: Trx, act: SaveSurveyDraft): Promise<CommandResult> {
  const savedAt = act.savedAt.toISOString();
  if (await wasSentSince(trx, act, savedAt)) return done();
  const draft = { draft: JSON.stringify(act.answers), page_id: act.pageId, saved_at: savedAt };
  await trx
    .insertInto('survey_state')
    .values({ ...keyOf(act), is_hidden: 0, ...draft })
    .onConflict((conflict) =>
      conflict
        .columns(['organisation_id', 'person_id', 'questionnaire_id'])
        .doUpdateSet(draft)
        .where((eb) => eb.or([eb('survey_state.saved_at', 'is', null), eb('survey_state.saved_at', '<=', savedAt)])),
    )
    .execute();
  return done();
}

/** What was sent is no draft any more. */
export async function dropSurveyDraft(trx: Trx, act: SurveyAct): Promise<void> {
  await trx
    .updateTable('survey_state')
    .set({ draft: null, page_id: null })
    .where('organisation_id', '=', act.organisationId)
    .where('person_id', '=', act.personId)
    .where('questionnaire_id', '=', act.questionnaireId)
    .execute();
}

async function wasSentSince(trx: Trx, act: SurveyAct, savedAt: string): Promise<boolean> {
  const sent = await trx
    .selectFrom('questionnaire_completion')
    .select('id')
    .where('organisation_id', '=', act.organisationId)
    .where('person_id', '=', act.personId)
    .where('questionnaire_id', '=', act.questionnaireId)
    .where('completed_at', '>=', savedAt)
    .executeTakeFirst();
  return sent !== undefined;
}

function keyOf({ organisationId, personId, questionnaireId }: SurveyAct) {
  return { organisation_id: organisationId, person_id: personId, questionnaire_id: questionnaireId };
}
