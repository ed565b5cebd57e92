import { v7 as uuid } from 'uuid';
import { describe, expect, it } from 'vitest';
import { completeSurvey } from '#features/learning/complete-survey.ts';
import { saveSurveyDraft } from '#features/learning/save-survey-draft.ts';
import { setSurveysHidden } from '#features/learning/set-surveys-hidden.ts';
import { aCampus } from '#tests/support/campus/campus.ts';
import { aDevice } from '#tests/support/device/device.ts';
import { fourCases } from '#tests/support/device/four-cases.ts';
import { openSurveys } from './open-surveys.ts';
import { surveyPageQueries } from './page-queries.ts';
import { surveyQueries } from './queries.ts';

const list = surveyQueries.list('en');
const one = surveyPageQueries.one('about-you', 'en');
const about = { questionnaireId: 'about-you', title: 'About you' };
const ANSWERS = { goals: ['work'], from: 'SY' };
const draft = { answers: ANSWERS, pageId: 'about-you-p1', savedAt: '2026-11-21T20:00:00.000Z' };
const completion = { id: uuid(), answers: ANSWERS, score: null, passed: false, completedAt: draft.savedAt };

describe('survey.draft', () => {
  fourCases({
    mutation: saveSurveyDraft,
    input: { ...about, draft },
    read: one,
    sees: ({ survey }) => survey?.myDraft,
    expected: draft,
    refused: { input: { ...about, questionnaireId: 'no-such', draft }, code: 'NOT_FOUND' },
  });

  it('that is sent without a network before the answers is none any more once both have arrived', async () => {
    const campus = await aCampus();
    const device = await aDevice(campus, 'amal');
    await device.read(one);
    device.network.cut = true;
    await device.send(saveSurveyDraft, { ...about, draft });
    await device.send(completeSurvey, { ...about, card: null, completion });
    expect((await device.read(one)).survey).toMatchObject({ hasBeenTaken: true, myDraft: null });
    device.network.cut = false;
    await device.drain();
    await device.refresh(one);
    expect((await device.read(one)).survey).toMatchObject({
      hasBeenTaken: true,
      myDraft: null,
      myCompletion: { result: { successful: true } },
    });
    await campus.close();
  });
});

describe('surveys.hidden', () => {
  const hidden = { ids: ['about-you'], title: 'About you', hidden: true };

  fourCases({
    mutation: setSurveysHidden,
    input: hidden,
    read: list,
    sees: ({ viewer }) => openSurveys(viewer.surveys).map(({ id }) => id),
    expected: ['hello-my-name-is-feedback'],
    refused: { input: { ...hidden, ids: ['no-such'] }, code: 'NOT_FOUND' },
  });
});
