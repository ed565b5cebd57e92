import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSchool, type School } from '#tests/support/campus/a-school.ts';

const FEATURES = ', showReviews: true, showCertificateVerificationFeatures: true';
const REVIEW = `mutation ($courseId: ID!, $actions: [CourseReviewAction!]!) { updateCourseReview(courseId: $courseId, actions: $actions) {
  success errors { message } course { rating reviewCount ratingCounts viewerReview { rating review guidingQuestionAnswer feedbackOptions { id } } } } }`;
const PROOF = `mutation ($courseId: ID!, $link: String!) { submitCourseVerification(courseId: $courseId, link: $link) { success errors { message } } }`;
const take = (id: string) => `mutation { updateCourseStatus(id: "${id}", status: TAKEN) { success } }`;

describe('what people say of a unit', () => {
  let school: School;
  beforeAll(async () => {
    school = await aSchool({ features: FEATURES });
    for (const name of ['ada', 'bo']) await school.as(name, take('first'));
  });
  afterAll(() => school.campus.close());
  const review = async (name: string, actions: object[], courseId = 'first', key?: string) =>
    (await school.as(name, REVIEW, { variables: { courseId, actions }, ...(key === undefined ? {} : { key }) })).body
      .data.updateCourseReview;

  it('is a rating, with words and taps as they like, changed one by one', async () => {
    const first = await review('ada', [{ setRating: { rating: 4 } }, { setReview: { review: ' Gut. ' } }]);
    expect(first.course).toEqual({
      rating: 4,
      reviewCount: 1,
      ratingCounts: [0, 0, 0, 1, 0],
      viewerReview: { rating: 4, review: 'Gut.', guidingQuestionAnswer: null, feedbackOptions: [] },
    });
    const then = await review('ada', [{ setFeedbackOptions: { ids: ['good-pace', 'good-pace'] } }]);
    expect(then.course.viewerReview).toMatchObject({
      rating: 4,
      review: 'Gut.',
      feedbackOptions: [{ id: 'good-pace' }],
    });
    const others = await review('bo', [{ setRating: { rating: 1 } }]);
    expect(others.course).toMatchObject({
      rating: 2.5,
      reviewCount: 2,
      ratingCounts: [1, 0, 0, 1, 0],
      viewerReview: { rating: 1, review: null },
    });
    expect((await review('ada', [{ setReview: { review: ' ' } }])).course.viewerReview.review).toBeNull();
  });

  it('is read by others in its words, the newest first, and by a visitor without a name', async () => {
    const read = async (name: string | undefined) => {
      const { body } = await school.as(
        name,
        '{ course(id: "quiz") { reviews { rating review guidingQuestionAnswer writtenAt author { publicName } feedbackOptions { id } } } }',
      );
      return body.data.course.reviews;
    };
    for (const name of ['ada', 'bo', 'cem']) await school.as(name, take('quiz'));
    await review('ada', [{ setRating: { rating: 5 } }, { setReview: { review: 'Kurz und klar.' } }], 'quiz');
    school.campus.later(1000);
    await review('bo', [{ setRating: { rating: 2 } }, { setReview: { review: 'Zu schnell.' } }], 'quiz');
    await review('cem', [{ setRating: { rating: 1 } }], 'quiz');
    const answer = { setGuidingQuestionAnswer: { answer: ' Ich kann fragen. ' } };
    await review('bo', [answer], 'quiz');
    const adas = { rating: 5, review: 'Kurz und klar.', author: { publicName: 'Ada' }, feedbackOptions: [] };
    const guidingQuestionAnswer = 'Ich kann fragen.';
    const bos = {
      rating: 2,
      review: 'Zu schnell.',
      guidingQuestionAnswer,
      author: { publicName: 'bobo' },
      feedbackOptions: [],
    };
    expect(await read('cem')).toMatchObject([bos, adas]);
    expect(await read('ada'), 'her own is viewerReview').toMatchObject([bos]);
    await review('bo', [{ setReview: { review: '' } }], 'quiz');
    expect(await read('ada'), 'an answer alone is read too').toMatchObject([{ ...bos, review: '' }]);
    await review('bo', [{ setReview: { review: bos.review } }], 'quiz');
    expect(await read(undefined)).toMatchObject([
      { ...bos, author: null },
      { ...adas, author: null },
    ]);
  });

  it.each([
    ['no rating yet', 'member', [{ setReview: { review: 'x' } }], 'first', 'NOT_ALLOWED'],
    ['six stars', 'bo', [{ setRating: { rating: 6 } }], 'first', 'REVIEW_INVALID'],
    ['none', 'bo', [{ setRating: { rating: 0 } }], 'first', 'REVIEW_INVALID'],
    [
      'an answer of too many words',
      'bo',
      [{ setGuidingQuestionAnswer: { answer: 'x'.repeat(2001) } }],
      'first',
      'REVIEW_INVALID',
    ],
    ['too many words', 'bo', [{ setReview: { review: 'x'.repeat(2001) } }], 'first', 'REVIEW_INVALID'],
    ['an unknown tap', 'bo', [{ setFeedbackOptions: { ids: ['nice'] } }], 'first', 'INVALID_INPUT'],
    [
      'two things in one action',
      'bo',
      [{ setRating: { rating: 2 }, setReview: { review: '' } }],
      'first',
      'INVALID_INPUT',
    ],
    ['no action', 'bo', [], 'first', 'INVALID_INPUT'],
    ['a unit that they do not take', 'cem', [{ setRating: { rating: 5 } }], 'first', 'NOT_ALLOWED'],
    ['a private unit of others', 'bo', [{ setRating: { rating: 5 } }], 'secret', 'NOT_FOUND'],
  ])('is refused for %s', async (_, name, actions, courseId, code) => {
    expect((await review(name, actions, courseId)).errors).toEqual([{ message: code }]);
  });

  it('needs a rating first', async () => {
    await school.as('cem', take('paper'));
    expect((await review('cem', [{ setReview: { review: 'x' } }], 'paper')).errors).toEqual([
      { message: 'REVIEW_INVALID' },
    ]);
  });

  it('is one effect for repeats of a key', async () => {
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => review('bo', [{ setRating: { rating: 3 } }], 'first', key)),
    );
    expect(new Set(answers.map((one) => JSON.stringify(one)))).toHaveLength(1);
  });

  it('is refused where the organisation shows no reviews', async () => {
    const quiet = await aSchool();
    await quiet.as('bo', take('first'));
    const variables = { courseId: 'first', actions: [{ setRating: { rating: 3 } }] };
    const { body } = await quiet.as('bo', REVIEW, { variables });
    expect(body.data.updateCourseReview.errors).toEqual([{ message: 'NOT_ALLOWED' }]);
    const proof = await quiet.as('bo', PROOF, { variables: { courseId: 'first', link: 'https://proof.example/1' } });
    expect(proof.body.data.submitCourseVerification.errors).toEqual([{ message: 'NOT_ALLOWED' }]);
    await quiet.campus.close();
  });

  const prove = async (name: string, link: string, courseId = 'first') =>
    (await school.as(name, PROOF, { variables: { courseId, link } })).body.data.submitCourseVerification;
  const proofOf = async (name: string) => {
    const query =
      '{ course(id: "first") { verification { verified pending link rejectionReason { id denomination } } } }';
    return (await school.as(name, query)).body.data.course.verification;
  };
  const decide = (status: 'VERIFIED' | 'REJECTED', rejection_reason: string | null) =>
    school.campus.test.store.transaction((trx) =>
      trx.updateTable('course_verification').set({ status, rejection_reason }).execute(),
    );

  it('is proved by a link, which waits, is rejected with a reason, comes again, and stays once it is taken', async () => {
    expect(await proofOf('bo')).toBeNull();
    expect(await prove('bo', ' https://proof.example/1 ')).toEqual({ success: true, errors: [] });
    expect(await proofOf('bo')).toEqual({
      verified: false,
      pending: true,
      link: 'https://proof.example/1',
      rejectionReason: null,
    });
    await decide('REJECTED', 'another-name');
    expect((await proofOf('bo')).rejectionReason).toEqual({
      id: 'another-name',
      denomination: 'Darauf steht ein anderer Name.',
    });
    await prove('bo', 'https://proof.example/2');
    expect(await proofOf('bo')).toMatchObject({
      pending: true,
      link: 'https://proof.example/2',
      rejectionReason: null,
    });
    await decide('VERIFIED', null);
    expect((await prove('bo', 'https://proof.example/3')).errors).toEqual([{ message: 'NOT_ALLOWED' }]);
    expect(await proofOf('bo')).toMatchObject({ verified: true, pending: false, link: 'https://proof.example/2' });
    expect(await proofOf('ada')).toBeNull();
  });

  it.each([
    ['http://proof.example/1', 'LINK_INVALID'],
    ['javascript:alert(1)', 'LINK_INVALID'],
    ['https://somebody:secret@proof.example/', 'LINK_INVALID'],
    ['proof.example', 'LINK_INVALID'],
    [`https://proof.example/${'x'.repeat(2000)}`, 'LINK_INVALID'],
  ])('is not proved by %s', async (link, code) => {
    expect((await prove('ada', link)).errors).toEqual([{ message: code }]);
  });

  it('is not proved by whoever does not take it', async () => {
    expect((await prove('cem', 'https://proof.example/1')).errors).toEqual([{ message: 'NOT_ALLOWED' }]);
  });
});
