import { v7 as uuid } from 'uuid';
import { describe, expect, it } from 'vitest';
import { homeQueries } from '#features/home/queries.ts';
import { lessonQueries } from '#features/lessons/queries.ts';
import { unitQueries } from '#features/units/queries.ts';
import { aCampus } from '#tests/support/campus/campus.ts';
import { COURSE_CARD, HELLO_CARD } from '#tests/support/device/cards.ts';
import { aDevice } from '#tests/support/device/device.ts';
import { fourCases } from '#tests/support/device/four-cases.ts';
import { completeSurvey } from './complete-survey.ts';
import { saveLessonProgress } from './save-lesson-progress.ts';
import { saveReflection } from './save-reflection.ts';
import { saveReview } from './save-review.ts';
import { setCourseStatus } from './set-course-status.ts';

/** Amal takes it. */
const NUMBERS = {
  ...COURSE_CARD,
  id: 'numbers-time-money',
  denomination: 'Numbers',
  status: { denomination: 'TAKEN' },
} as const;
const WHEN = '2026-11-21T20:00:00.000Z';
const numbers = unitQueries.course(NUMBERS.id, 'en');
const names = lessonQueries.one('hello-my-name-is-2', HELLO_CARD.id, 'en');
const lesson = { id: 'numbers-time-money-1', denomination: 'Numbers' };
const placeAt = (offset: number, at = WHEN) => {
  const films = [{ componentId: 'numbers-time-money-1-c3', seconds: 31 }];
  return { componentId: 'numbers-time-money-1-c1', offset, seconds: null, at, openParts: [], films };
};
const done = { card: NUMBERS, lesson, place: null, progress: 100, isLast: true };

describe('course.status', () => {
  const leave = { card: NUMBERS, from: 'TAKEN', status: 'AVAILABLE', moduleId: null, module: null } as const;

  fourCases({
    mutation: setCourseStatus,
    input: leave,
    read: numbers,
    sees: ({ course }) => course?.status.denomination,
    expected: 'AVAILABLE',
    refused: { input: { ...leave, card: HELLO_CARD, from: 'COMPLETED' }, code: 'STATUS_NOT_POSSIBLE' },
  });

  it('leaves home when it is left, and is there again when it is taken again, in the order of the taps', async () => {
    const campus = await aCampus();
    campus.later(1000);
    const device = await aDevice(campus, 'amal');
    const home = async (): Promise<string[]> =>
      (await device.read(homeQueries.start('en'))).viewer.enrolledUnits.map(({ id }) => id);
    await home();
    device.network.cut = true;
    await device.send(setCourseStatus, leave);
    expect(await home()).not.toContain(NUMBERS.id);
    await device.send(setCourseStatus, { ...leave, from: 'AVAILABLE', status: 'TAKEN' });
    expect(await home()).toContain(NUMBERS.id);
    expect((await device.outbox()).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
    device.network.cut = false;
    await device.drain();
    await device.refresh(homeQueries.start('en'));
    expect(await home()).toContain(NUMBERS.id);
    expect(await device.outbox()).toEqual([]);
    await campus.close();
  });
});

describe('lesson.progress', () => {
  fourCases({
    mutation: saveLessonProgress,
    input: done,
    read: numbers,
    sees: ({ course }) => [
      course?.status.denomination,
      course?.progress,
      course?.lessons.map((each) => each.isCompleted),
    ],
    expected: ['COMPLETED', 100, [true]],
    refused: { input: { ...done, lesson: { ...lesson, id: 'gone' }, isLast: false }, code: 'NOT_FOUND' },
  });

  it('keeps one entry for the place in a lesson, and never loses that it is done', async () => {
    const campus = await aCampus();
    const device = await aDevice(campus, 'amal');
    device.network.cut = true;
    const at = (offset: number) => ({ ...done, place: placeAt(offset), isLast: false });
    await device.send(saveLessonProgress, at(0.2));
    await device.send(saveLessonProgress, done);
    await device.send(saveLessonProgress, at(0.8));
    const waiting = (await device.outbox()).map(({ variables }) => variables);
    expect(waiting).toMatchObject([{ position: { offset: 0.8 } }, { completed: true }]);
    await campus.close();
  });

  it('shows the place where the lesson is opened next', async () => {
    const campus = await aCampus();
    const device = await aDevice(campus, 'amal');
    const place = { ...placeAt(0.4), openParts: ['numbers-time-money-1-c2'] };
    const read = lessonQueries.one(lesson.id, NUMBERS.id, 'en');
    await device.read(read);
    await device.read(numbers);
    await device.send(saveLessonProgress, { ...done, place, isLast: false });
    expect((await device.read(read)).lesson?.position).toEqual(place);
    expect((await device.read(numbers)).course?.lastViewedLesson?.lessonId).toBe(lesson.id);
    await campus.close();
  });
});

describe('the place in a lesson, on two devices', () => {
  it('is the later one, also where the earlier one arrives later', async () => {
    const campus = await aCampus();
    const [phone, desk] = [await aDevice(campus, 'amal'), await aDevice(campus, 'amal')];
    const read = lessonQueries.one(lesson.id, NUMBERS.id, 'en');
    const at = (offset: number, time: string) => ({ ...done, place: placeAt(offset, time), isLast: false });
    phone.network.cut = true;
    await phone.send(saveLessonProgress, at(0.9, '2026-11-21T20:00:00.000Z'));
    await desk.send(saveLessonProgress, at(0.2, '2026-11-21T20:00:01.000Z'));
    await desk.drain();
    phone.network.cut = false;
    await phone.drain();
    for (const device of [phone, desk]) {
      await device.refresh(read);
      expect((await device.read(read)).lesson?.position?.offset).toBe(0.2);
    }
    await campus.close();
  });

  it('that is known to be later is not hidden by what waits here', async () => {
    const campus = await aCampus();
    const [phone, desk] = [await aDevice(campus, 'amal'), await aDevice(campus, 'amal')];
    const read = lessonQueries.one(lesson.id, NUMBERS.id, 'en');
    await desk.send(saveLessonProgress, { ...done, place: placeAt(0.2, WHEN), isLast: false });
    await desk.drain();
    await phone.read(read);
    phone.network.cut = true;
    const earlier = placeAt(0.9, '2026-11-21T19:00:00.000Z');
    await phone.send(saveLessonProgress, { ...done, place: earlier, isLast: false });
    expect((await phone.read(read)).lesson?.position?.offset).toBe(0.2);
    await campus.close();
  });
});

describe('reflection.save', () => {
  const reflection = {
    boardId: 'hello-my-name-is-2-r',
    id: uuid(),
    content: 'Bo',
    createdAt: WHEN,
    title: 'Names',
    card: null,
  };

  fourCases({
    mutation: saveReflection,
    input: reflection,
    read: names,
    sees: (answer) => answer.lesson?.reflectionBoard?.myReflection?.content,
    expected: 'Bo',
    refused: { input: { ...reflection, boardId: 'no-such-board-r' }, code: 'NOT_FOUND' },
  });
});

describe('survey.complete', () => {
  const completion = { id: uuid(), answers: { answer: 'name' }, score: 100, passed: true, completedAt: WHEN };
  const answered = { questionnaireId: 'hello-my-name-is-2-q', title: 'Two questions', card: null, completion };

  fourCases({
    mutation: completeSurvey,
    input: answered,
    read: names,
    sees: ({ lesson: read }) => {
      const mine = read?.questionnaire?.myCompletion;
      return [read?.questionnaire?.hasBeenTaken, mine?.answers, mine?.score, mine?.passed];
    },
    expected: [true, { answer: 'name' }, 100, true],
    refused: { input: { ...answered, completion: { ...completion, answers: {} } }, code: 'SURVEY_INVALID' },
  });
});

describe('the first act in a course', () => {
  const card = { ...HELLO_CARD, status: { denomination: 'AVAILABLE' } } as const;
  const completion = { id: uuid(), answers: { answer: 'name' }, score: 100, passed: true, completedAt: WHEN };
  const acts = {
    reflection: { boardId: 'hello-my-name-is-2-r', id: uuid(), content: 'Bo', createdAt: WHEN, title: 'Names', card },
    answers: { questionnaireId: 'hello-my-name-is-2-q', title: 'Two questions', card, completion },
  };
  const hello = unitQueries.course(HELLO_CARD.id, 'en');

  it.each(['reflection', 'answers'] as const)('takes it by %s: at once, without a network, and home', async (act) => {
    const campus = await aCampus();
    const device = await aDevice(campus, 'olena');
    const shows = async () => [
      (await device.read(hello)).course?.status.denomination,
      (await device.read(homeQueries.start('en'))).viewer.enrolledUnits.map(({ id }) => id).includes(HELLO_CARD.id),
    ];
    expect(await shows()).toEqual(['AVAILABLE', false]);
    device.network.cut = true;
    if (act === 'reflection') await device.send(saveReflection, acts.reflection);
    else await device.send(completeSurvey, acts.answers);
    expect(await shows()).toEqual(['TAKEN', true]);
    device.network.cut = false;
    await device.drain();
    await device.refresh(hello);
    await device.refresh(homeQueries.start('en'));
    expect(await shows()).toEqual(['TAKEN', true]);
    await campus.close();
  });
});

describe('review.save', () => {
  const review = {
    courseId: HELLO_CARD.id,
    title: 'Hello',
    rating: 4,
    review: ' Clear and short. ',
    guidingQuestionAnswer: ' I can say my name. ',
    feedbackOptions: [],
  };

  fourCases({
    mutation: saveReview,
    input: review,
    read: unitQueries.course(HELLO_CARD.id, 'en'),
    sees: ({ course }) => [
      course?.viewerReview?.rating,
      course?.viewerReview?.review,
      course?.viewerReview?.guidingQuestionAnswer,
      course?.rating,
      course?.reviewCount,
      course?.ratingCounts,
    ],
    expected: [4, 'Clear and short.', 'I can say my name.', 4, 1, [0, 0, 0, 1, 0]],
    refused: { input: { ...review, courseId: 'letters-and-sounds' }, code: 'NOT_ALLOWED' },
  });
});
