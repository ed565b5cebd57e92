import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCampus, type TestCampus } from '#tests/support/campus/campus.ts';

const LIST =
  '{ viewer { surveys { identifier courseDenomination isHidden hasBeenTaken myDraft { answers savedAt } } } }';
const SURVEY = `query ($identifier: String!) { survey(identifier: $identifier) {
  myDraft { answers pageId savedAt } hasBeenTaken pages { questions { identifier } }
  myCompletion { result { successful answers { identifier points feedback } } } } }`;
const FEEDBACK = 'hello-my-name-is-feedback';
const ANSWERS = { goals: ['work'], from: 'SY' };

describe('surveys of a person', () => {
  let campus: TestCampus;
  let amal: string;
  let olena: string;
  beforeAll(async () => {
    campus = await aCampus();
    amal = (await campus.login('amal')).token;
    olena = (await campus.login('olena')).token;
  });
  afterAll(() => campus.close());

  const listOf = async (token: string | undefined) =>
    (await campus.ask({ query: LIST, token, languageId: '41' })).body.data.viewer.surveys;
  const survey = async (identifier: string, token = amal) =>
    (await campus.ask({ query: SURVEY, variables: { identifier }, token })).body.data.survey;
  const act = async (mutation: string, variables: Record<string, unknown>, token = amal) => {
    const { body } = await campus.ask({ query: `mutation ${mutation}`, variables, token });
    return body.data.act;
  };
  const hide = (ids: readonly string[], hidden = true, token = amal) =>
    act(
      '($ids: [ID!]!, $hidden: Boolean!) { act: setSurveysHidden(ids: $ids, hidden: $hidden) { success errors { message } } }',
      { ids, hidden },
      token,
    );
  const keep = (answers: unknown, savedAt: Date, more: { id?: string; pageId?: string } = {}) => {
    const draft = { answers, pageId: more.pageId ?? null, savedAt: savedAt.toISOString() };
    return act(
      '($id: ID!, $draft: SurveyDraftInput!) { act: saveSurveyDraft(id: $id, draft: $draft) { success errors { message } } }',
      { id: more.id ?? 'about-you', draft },
    );
  };
  const complete = (id: string, answers: unknown) =>
    act(
      '($id: ID!, $completion: CompletionInput!) { act: completeSurvey(id: $id, completion: $completion) { success errors { message } } }',
      { id, completion: { id: uuidv7(), answers } },
    );

  it('are those that stand for themselves, and what is asked about a unit once it is finished', async () => {
    const shown = { isHidden: false, hasBeenTaken: false, myDraft: null };
    expect(await listOf(amal)).toEqual([
      { identifier: 'about-you', courseDenomination: null, ...shown },
      { identifier: FEEDBACK, courseDenomination: 'Hello, my name is …', ...shown },
    ]);
    expect((await listOf(olena)).map(({ identifier }: { identifier: string }) => identifier)).toEqual(['about-you']);
    expect(await listOf(undefined)).toEqual([]);
  });

  it('can be hidden and shown again; what is not there is passed over, and nothing else is hidden', async () => {
    expect(await hide(['about-you', 'no-such'])).toEqual({ success: true, errors: [] });
    expect((await listOf(amal)).map(({ isHidden }: { isHidden: boolean }) => isHidden)).toEqual([true, false]);
    expect((await listOf(olena))[0].isHidden).toBe(false);
    expect((await hide(['about-you'], false)).success).toBe(true);
    expect((await listOf(amal))[0].isHidden).toBe(false);
    for (const ids of [['no-such'], ['hello-my-name-is-2-q'], []])
      expect((await hide(ids)).errors, String(ids)).toEqual([{ message: 'NOT_FOUND' }]);
    const many = Array.from({ length: 101 }, () => 'about-you');
    expect((await hide(many)).errors).toEqual([{ message: 'INVALID_INPUT' }]);
  });

  it('are gone on with on another device: the later draft counts, whichever comes first', async () => {
    const at = (minutes: number) => new Date(campus.now().getTime() - minutes * 60_000);
    expect(await keep(ANSWERS, at(5), { pageId: 'about-you-p1' })).toEqual({ success: true, errors: [] });
    await keep({ goals: ['friends'] }, at(9));
    expect((await survey('about-you')).myDraft).toEqual({
      answers: ANSWERS,
      pageId: 'about-you-p1',
      savedAt: at(5).toISOString(),
    });
    expect((await survey('about-you', olena)).myDraft).toBeNull();
    await keep({ hours: 3 }, at(-600), { pageId: 'no-such' });
    expect((await survey('about-you')).myDraft).toEqual({
      answers: { hours: 3 },
      pageId: null,
      savedAt: campus.now().toISOString(),
    });
    expect((await keep('nothing', at(0))).errors).toEqual([{ message: 'INVALID_INPUT' }]);
    expect((await keep({}, at(0), { id: 'no-such' })).errors).toEqual([{ message: 'NOT_FOUND' }]);
  });

  it('are no draft any more once they are sent, also where an older one comes later', async () => {
    const before = campus.now();
    campus.later(60_000);
    expect(await complete('about-you', ANSWERS)).toEqual({ success: true, errors: [] });
    expect((await survey('about-you')).myDraft).toBeNull();
    expect((await keep({ hours: 1 }, before)).success).toBe(true);
    expect((await survey('about-you')).myDraft).toBeNull();
  });

  it('tell whoever took an examination for once what each answer came to', async () => {
    const { result } = (await survey('about-you')).myCompletion;
    expect(result.successful).toBe(true);
    expect(result.answers[0]).toEqual({ identifier: 'goals', points: 1, feedback: null });
    expect(result.answers.at(-1)).toEqual({ identifier: 'from', points: null, feedback: null });
  });

  it('about a unit have answers of their own, and do not begin it', async () => {
    expect((await survey(FEEDBACK)).hasBeenTaken).toBe(false);
    expect((await complete(FEEDBACK, ANSWERS)).success).toBe(true);
    expect((await survey(FEEDBACK)).hasBeenTaken).toBe(true);
  });

  it('go on where a rule fails, on a device and here', async () => {
    const deep = Array.from({ length: 800 }).reduce<unknown>((inner) => ({ '!': [inner] }), true);
    for (const rule of [{ frobnicate: [1] }, { '+': { var: [{}, []] } }, deep, { map: [null, { '/': ['x', 0] }] }]) {
      await campus.test.store.transaction(async (trx) => {
        const rows = trx.selectFrom('content').select('data').where('kind', '=', 'questionnaire');
        const { data } = await rows.where('id', '=', 'about-you').executeTakeFirstOrThrow();
        const read = JSON.parse(data);
        for (const page of read.pages) page.questions[1].visibleCondition = rule;
        const changed = { data: JSON.stringify({ ...read, isRetakeable: true }) };
        const table = trx.updateTable('content').set(changed).where('kind', '=', 'questionnaire');
        await table.where('id', '=', 'about-you').execute();
      });
      expect((await survey('about-you')).pages[0].questions).toHaveLength(6);
      expect(await complete('about-you', ANSWERS)).toEqual({ success: true, errors: [] });
    }
  });
});
