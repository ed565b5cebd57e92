import * as v from 'valibot';
import { deviceId } from '#campus/network/device-id.ts';
import { givenAnswers, mistakesIn, scoreOf } from '#campus/questionnaires/questionnaire.ts';
import type { Answers, QuestionnaireCore } from '#campus/questionnaires/questionnaire-shape.ts';
import { hasTooManyCompletions } from '#server/commands/core/quotas.ts';
import { repeatOutcome } from '#server/commands/core/repeat-outcome.ts';
import { type CommandResult, done, refused } from '#server/model/command-result.ts';
import type { UnitRules } from '#server/policies/unit-rules.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import { awardAchievements } from './award-achievements.ts';
import { beginCourse } from './begin-course.ts';
import { settleCourse } from './settle-course.ts';
import { dropSurveyDraft } from './survey-state.ts';

export interface CompleteSurvey {
  readonly organisationId: string;
  readonly personId: string;
  readonly questionnaireId: string;
  readonly questionnaire: QuestionnaireCore;
  /** The unit that it is a part of; a survey stands for itself, and so does feedback on a unit. */
  readonly unit: UnitRules | undefined;
  /** Of the completion, made on the device: it counts once. */
  readonly id: string;
  readonly answers: Answers;
  readonly now: Date;
}

/** Keeps what somebody answered, with the score that the campus finds by itself. */
export async function completeSurvey(trx: Trx, act: CompleteSurvey): Promise<CommandResult> {
  const { personId, unit, id, questionnaire, answers, now } = act;
  if (!v.is(deviceId, id)) return refused('INVALID_INPUT');
  if (mistakesIn(questionnaire, answers).length > 0) return refused('SURVEY_INVALID');
  const unitAct = unit && { personId, unit, now };
  const standing = unitAct && (await beginCourse(trx, unitAct));
  if (typeof standing === 'object') return refused(standing.refused);
  const earlier = await completionsOf(trx, act);
  const same = earlier.find((completion) => completion.id === id);
  if (same !== undefined)
    return repeatOutcome(
      { isDeleted: false, effect: { completionId: id } },
      same.answers === JSON.stringify(givenAnswers(questionnaire, answers)),
    );
  if (earlier.length > 0 && !questionnaire.isRetakeable) return refused('SURVEY_TAKEN');
  if (hasTooManyCompletions(earlier.length)) return refused('QUOTA_REACHED');
  if (!(await write(trx, act))) return refused('NOT_ALLOWED');
  await dropSurveyDraft(trx, act);
  const earned = unitAct === undefined ? [] : await settleCourse(trx, unitAct);
  return done({ completionId: id, achievements: [...(await awardAchievements(trx, personId, earned, now))] });
}

async function completionsOf(
  trx: Trx,
  { organisationId, personId, questionnaireId }: CompleteSurvey,
): Promise<readonly { readonly id: string; readonly answers: string }[]> {
  return trx
    .selectFrom('questionnaire_completion')
    .select(['id', 'answers'])
    .where('organisation_id', '=', organisationId)
    .where('person_id', '=', personId)
    .where('questionnaire_id', '=', questionnaireId)
    .execute();
}

/** Answers to questions that are not shown decide nothing and are not kept. False: somebody else's has this id. */
async function write(trx: Trx, act: CompleteSurvey): Promise<boolean> {
  const { score, passed } = scoreOf(act.questionnaire, act.answers);
  const written = await trx
    .insertInto('questionnaire_completion')
    .values({
      organisation_id: act.organisationId,
      id: act.id,
      questionnaire_id: act.questionnaireId,
      person_id: act.personId,
      score,
      passed: passed ? 1 : 0,
      completed_at: act.now.toISOString(),
      answers: JSON.stringify(givenAnswers(act.questionnaire, act.answers)),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
}
