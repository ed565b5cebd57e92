import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSchool, type School } from '#tests/support/campus/a-school.ts';
import { subscribe } from '#tests/support/campus/subscription.ts';
import { flagCases } from '#tests/support/sources/flag-cases.ts';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';

const SUBMIT =
  'mutation ($link: String!) { submitCourseVerification(courseId: "first", link: $link) { success errors { message } } }';
const DECIDE = `mutation ($courseId: ID!, $learnerId: ID!, $link: String!, $decision: VerificationDecision!, $reasonId: ID) {
  decideCourseVerification(courseId: $courseId, learnerId: $learnerId, link: $link, decision: $decision, reasonId: $reasonId) { success errors { message } } }`;
const WAITING =
  '{ courseVerifications(courseId: "first") { pending { learner { publicName } link submittedAt } rejectionReasons { id denomination } } }';
const OWN = `{ course(id: "first") { status { denomination } verification { verified pending rejectionReason { denomination } } }
  viewer { achievements { id achievedAt } } }`;
const LINK = 'https://proof.example/1';

describe('a proof of a course elsewhere', () => {
  let school: School;
  beforeAll(async () => {
    school = await aSchool({ features: ', showCertificateVerificationFeatures: true' });
    await school.makeTutor('ada', 'first');
    for (const name of ['ada', 'bo', 'cem'])
      await school.as(
        name,
        'mutation { updateCourseStatus(id: "first", moduleId: "path", status: TAKEN) { success } }',
      );
  });
  afterAll(() => school.campus.close());

  const submit = async (name: string, link = LINK) =>
    (await school.as(name, SUBMIT, { variables: { link } })).body.data.submitCourseVerification;
  const decide = async (name: string, learner: string, more: object = {}) => {
    const variables = {
      courseId: 'first',
      learnerId: school.personId(learner),
      link: LINK,
      decision: 'ACCEPT',
      ...more,
    };
    const { errors } = (await school.as(name, DECIDE, { variables })).body.data.decideCourseVerification;
    return errors.map(({ message }: { message: string }) => message);
  };
  const waiting = async (name: string | undefined, languageId = '52') =>
    (await school.as(name, WAITING, { languageId })).body.data.courseVerifications;
  const own = async (name: string) => (await school.as(name, OWN)).body.data;
  const revisionOf = async (name: string) => (await school.as(name, '{ viewer { id } }')).body.extensions.asOf;

  it.each(flagCases('showCertificateVerificationFeatures', { off: [{ message: 'NOT_ALLOWED' }], on: [] }))(
    'is taken where the organisation looks at proofs: %s',
    async (isOn, errors) => {
      const other = await aSchool({ features: `, showCertificateVerificationFeatures: ${isOn}` });
      await other.as('bo', 'mutation { updateCourseStatus(id: "first", moduleId: "path", status: TAKEN) { success } }');
      const { body } = await other.as('bo', SUBMIT, { variables: { link: LINK } });
      expect(body.data.submitCourseVerification.errors).toEqual(errors);
      await other.campus.close();
    },
  );

  it('is shown to those who teach the course, the oldest first, with what they may say of it', async () => {
    expect(await waiting('ada')).toMatchObject({ pending: [] });
    await submit('bo');
    await submit('cem', 'https://proof.example/2');
    const { pending, rejectionReasons } = await waiting('ada');
    expect(pending).toEqual([
      { learner: { publicName: expect.any(String) }, link: LINK, submittedAt: expect.any(String) },
      { learner: { publicName: expect.any(String) }, link: 'https://proof.example/2', submittedAt: expect.any(String) },
    ]);
    expect(rejectionReasons[1]).toEqual({ id: 'another-name', denomination: 'Darauf steht ein anderer Name.' });
  });

  it.each(['bo', 'member', undefined])('is shown to nobody else: %s', async (name) => {
    expect(await waiting(name)).toBeNull();
  });

  it.each([
    ['somebody who does not teach it', 'cem', 'bo', {}, 'NOT_ALLOWED'],
    ['the learner', 'bo', 'bo', {}, 'NOT_ALLOWED'],
    [
      'its tutor, of another link than the one that waits',
      'ada',
      'bo',
      { link: 'https://proof.example/0' },
      'NOT_FOUND',
    ],
    ['its tutor, of somebody who handed in nothing', 'ada', 'member', {}, 'NOT_FOUND'],
    ['its tutor, of somebody of another organisation', 'ada', '../1-amal', {}, 'NOT_FOUND'],
    ['its tutor, who rejects without a reason', 'ada', 'bo', { decision: 'REJECT' }, 'INVALID_INPUT'],
    ['its tutor, with a reason of their own', 'ada', 'bo', { decision: 'REJECT', reasonId: 'mood' }, 'INVALID_INPUT'],
    ['its tutor, who accepts with a reason', 'ada', 'bo', { reasonId: 'another-name' }, 'INVALID_INPUT'],
    ['the tutor of another course', 'ada', 'bo', { courseId: 'second' }, 'NOT_ALLOWED'],
  ])('is not decided by %s', async (_, name, learner, more, code) => {
    expect(await decide(name, learner, more)).toEqual([code]);
    expect((await own('bo')).course.verification).toMatchObject({ pending: true });
  });

  it('is never decided by a tutor who handed it in', async () => {
    await submit('ada');
    expect(await decide('ada', 'ada')).toEqual(['NOT_ALLOWED']);
  });

  it('is rejected with a reason, which the learner reads, and comes again', async () => {
    const before = await revisionOf('bo');
    expect(await decide('ada', 'bo', { decision: 'REJECT', reasonId: 'not-finished' })).toEqual([]);
    expect(await revisionOf('bo')).toBeGreaterThan(before);
    expect((await own('bo')).course).toEqual({
      status: { denomination: 'TAKEN' },
      verification: {
        verified: false,
        pending: false,
        rejectionReason: { denomination: 'Es zeigt nicht, dass der Kurs fertig ist.' },
      },
    });
    expect(await decide('ada', 'bo')).toEqual(['NOT_FOUND']);
    expect((await submit('bo')).success).toBe(true);
  });

  it('completes the course when it is accepted, with all that this earns, announced at once', async () => {
    const { campus, origin } = school;
    const port = await campus.server.listen(0);
    const query = 'subscription { achievementAdded { id } }';
    const page = await subscribe({ campus, port, origin, token: await school.token('bo'), query });
    expect(await decide('ada', 'bo')).toEqual([]);
    await page.until(() => page.received.length > 0);
    expect(page.received[0]?.payload.data.achievementAdded).toEqual({ id: 'shared-light' });
    page.socket.terminate();
    const { course, viewer } = await own('bo');
    expect(course).toEqual({
      status: { denomination: 'COMPLETED' },
      verification: { verified: true, pending: false, rejectionReason: null },
    });
    const lit = viewer.achievements.filter(({ achievedAt }: { achievedAt: string | null }) => achievedAt !== null);
    expect(lit.map(({ id }: { id: string }) => id)).toEqual(['shared-light']);
    const { achievements } = (await own('ada')).viewer;
    expect(
      nonEmpty(achievements, 'lantern').map(({ achievedAt }: { achievedAt: string | null }) => achievedAt),
    ).toEqual(achievements.map(() => null));
  });
});

describe('a tutor', () => {
  let school: School;
  beforeAll(async () => {
    school = await aSchool();
    for (const course of ['secret', 'second', 'paid']) await school.makeTutor('bo', course);
  });
  afterAll(() => school.campus.close());

  it.each(['secret', 'second', 'paid'])(
    'looks at %s, whatever keeps learners out, and leaves no traces',
    async (id) => {
      const set = async (status: string) =>
        (
          await school.as(
            'bo',
            `mutation { updateCourseStatus(id: "${id}", status: ${status}) { success errors { message } } }`,
          )
        ).body.data.updateCourseStatus;
      expect(await set('PREVIEW')).toEqual({ success: true, errors: [] });
      const { lessons } = (await school.as('bo', `{ course(id: "${id}") { ... on MixedCourse { lessons { id } } } }`))
        .body.data.course;
      const progress = `mutation { updateLessonProgress(courseId: "${id}", lessonId: "${lessons[0].id}", completed: true) { success } }`;
      expect((await school.as('bo', progress)).body.data.updateLessonProgress.success).toBe(true);
      const { course } = (await school.as('bo', `{ course(id: "${id}") { progress status { denomination } } }`)).body
        .data;
      expect(course).toEqual({ progress: 0, status: { denomination: 'PREVIEW' } });
      expect((await set('AVAILABLE')).success).toBe(true);
    },
  );
});
