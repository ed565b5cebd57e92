import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCampus, type TestCampus } from '#tests/support/campus/campus.ts';
import { personIdOf } from './files/person-id.ts';

const DEMO = fileURLToPath(new URL('./demo', import.meta.url));
const KINDS = [
  ...['ModuleText', 'LearningOutcome', 'UserQuote', 'CollapsibleText', 'Glossary', 'VideoFile'],
  ...['YoutubeVideo', 'H5p', 'NewH5p', 'CodeAnnotation'],
];
const COURSE = (
  id: string,
) => `{ course(id: "${id}") { isPaywalled isPrivate rating reviewCount isCurrentUserTutor tutors { publicName }
  verification { verified pending rejectionReason { id } } feedbackSurvey { identifier } } viewer { achievements { id achievedAt } } }`;

describe('what can be learned on the demo campus', () => {
  let campus: TestCampus;
  beforeAll(async () => {
    campus = await aCampus({ folder: DEMO });
  }, 60_000);
  afterAll(() => campus.close());

  const as = async (name: string, query: string) =>
    (await campus.ask({ query, token: (await campus.login(name)).token })).body.data;
  const litOf = async (name: string) =>
    (await as(name, COURSE('hello-my-name-is'))).viewer.achievements
      .filter(({ achievedAt }: { achievedAt: string | null }) => achievedAt !== null)
      .map(({ id }: { id: string }) => id);

  it('has nine notifications for Amal in her language, the four newest of which nobody has read', async () => {
    const { viewer, notifications } = await as(
      'amal',
      '{ viewer { unreadNotificationsCount } notifications(offset: 0, limit: 20) { message read link } }',
    );
    expect(viewer.unreadNotificationsCount).toBe(4);
    expect(notifications.map(({ read }: { read: boolean }) => read)).toEqual([
      ...Array(4).fill(false),
      ...Array(5).fill(true),
    ]);
    expect(notifications[0]).toMatchObject({
      message: '<p>يبدأ <strong>مقهى المحادثة</strong> غداً الساعة 18:00.</p>',
      link: '/course/speaking-cafe',
    });
  });

  it('has every kind of component at least three times, and boards and questionnaires', async () => {
    const { read } = campus.test.store;
    const rows = await read
      .selectFrom('content')
      .select('data')
      .where('kind', '=', 'lesson')
      .where('organisation_id', '=', '1')
      .execute();
    const lessons = rows.map(({ data }) => data).join('\n');
    const times = (piece: string) => lessons.split(piece).length - 1;
    for (const kind of KINDS) expect(times(`"kind":"${kind}"`), kind).toBeGreaterThanOrEqual(3);
    expect(times('"reflectionBoard":{')).toBeGreaterThanOrEqual(3);
    expect(times('"questionnaire":{')).toBeGreaterThanOrEqual(3);
  });

  it.each(['welcome', 'level-check', 'course-feedback', 'digital-habits', 'lindenau-visit'])(
    'asks: %s',
    async (identifier) => {
      const { survey } = await as('amal', `{ survey(identifier: "${identifier}") { pages { questions { label } } } }`);
      expect(survey.pages.length).toBeGreaterThan(0);
    },
  );

  it('tells after the level check which course fits, by what was right', async () => {
    const { survey } = await as(
      'amal',
      '{ survey(identifier: "level-check") { isRetakeable pages { questions { __typename } } } }',
    );
    const kinds = survey.pages.flatMap(({ questions }: { questions: { __typename: string }[] }) =>
      questions.map((one) => one.__typename),
    );
    expect(survey).toMatchObject({ isRetakeable: true, pages: { length: 3 } });
    expect(kinds.filter((kind: string) => kind === 'SingleChoiceQuestion')).toHaveLength(9);
    expect(kinds.filter((kind: string) => kind === 'InformationBlock')).toHaveLength(3);
  });

  it.each([
    ['reza', { verified: false, pending: true, rejectionReason: null }],
    ['olena', { verified: false, pending: false, rejectionReason: { id: 'not-finished' } }],
    ['yusuf', { verified: true, pending: false, rejectionReason: null }],
    ['amal', null],
  ])('has a course elsewhere, where the proof of %s stands differently', async (name, verification) => {
    expect((await as(name, COURSE('typing-with-ten-fingers'))).course.verification).toEqual(verification);
  });

  it('has its tutors, who have something to decide on', async () => {
    const query = '{ courseVerifications(courseId: "typing-with-ten-fingers") { pending { learner { id } link } } }';
    const { courseVerifications } = await as('samuel', query);
    expect(courseVerifications.pending.map(({ learner }: { learner: { id: string } }) => learner.id)).toEqual([
      personIdOf('1', 'reza'),
    ]);
    expect((await as('katrin', COURSE('numbers-time-money'))).course).toMatchObject({ isCurrentUserTutor: true });
    expect((await as('katrin', query)).courseVerifications).toBeNull();
  });

  it('has a course that is sold elsewhere, and one that only its volunteers see', async () => {
    expect((await as('amal', COURSE('german-b1-exam-practice'))).course).toMatchObject({ isPaywalled: true });
    expect((await as('amal', COURSE('leading-a-speaking-circle'))).course).toBeNull();
    for (const name of ['samuel', 'katrin'])
      expect((await as(name, COURSE('leading-a-speaking-circle'))).course).toMatchObject({ isPrivate: true });
  });

  it.each(['hello-my-name-is', 'an-email-that-gets-answered', 'a-cv-that-fits-on-one-page', 'how-doctors-work-here'])(
    'knows how people found %s, and asks them at the end where it has a survey',
    async (id) => {
      const { course } = await as('amal', COURSE(id));
      expect(course.reviewCount).toBeGreaterThan(0);
      expect(course.rating).toBeGreaterThanOrEqual(1);
    },
  );

  it('has lit for its people the lanterns that they have earned', async () => {
    expect(await litOf('amal')).toEqual(['first-light', 'steady-flame']);
    expect(await litOf('olena')).toContain('shared-light');
    expect(await litOf('zarmina')).toEqual([]);
  });
});
