import type { Read } from '#cache/campus-query.ts';
import type { LanguageCode } from '#campus/languages.ts';
import { achievementQueries } from '#features/achievements/queries.ts';
import { attendanceQueries } from '#features/attendance/queries.ts';
import { boardQueries, reportQueries } from '#features/boards/queries.ts';
import { communityQueries } from '#features/community/queries.ts';
import { consentQueries } from '#features/consent/queries.ts';
import { docCheckQueries } from '#features/doc-check/queries.ts';
import { documentReviewQueries } from '#features/document-review/queries.ts';
import { enrolmentQueries } from '#features/enrolment/queries.ts';
import { exploreQueries } from '#features/explore/queries.ts';
import { homeQueries } from '#features/home/queries.ts';
import { languageSchoolQueries } from '#features/language-school/queries.ts';
import { lessonQueries } from '#features/lessons/queries.ts';
import { listQueries } from '#features/lists/queries.ts';
import { notificationQueries } from '#features/notifications/queries.ts';
import { offerQueries } from '#features/offers/queries.ts';
import { baseQueries } from '#features/onboarding/queries.ts';
import { packageQueries } from '#features/packages/queries.ts';
import { peopleQueries } from '#features/people/queries.ts';
import { profileQueries } from '#features/profile/queries.ts';
import { providerQueries } from '#features/providers/queries.ts';
import { searchQueries } from '#features/search/queries.ts';
import { settingsQueries } from '#features/settings/queries.ts';
import { surveyPageQueries } from '#features/surveys/page-queries.ts';
import { surveyQueries } from '#features/surveys/queries.ts';
import { textQueries } from '#features/texts/queries.ts';
import { proofQueries, unitQueries } from '#features/units/queries.ts';
import { userContentQueries } from '#features/user-content/queries.ts';
import { walletQueries } from '#features/wallet/queries.ts';

/** A person of the demo campus, and what they read. */
export type Asked = readonly [person: string, read: Read<unknown>];

const by = (person: string, ...reads: Read<unknown>[]): Asked[] => reads.map((read) => [person, read]);

const GERMAN = 'german-for-your-first-weeks';
const JOB = 'your-first-job-here';
const IN_GERMAN = ['hello-my-name-is', 'numbers-time-money', 'letters-and-sounds', 'speaking-cafe'];
/** One of each type of course, beside those. */
const COURSES = [
  ...['a-page-for-my-street', 'an-email-that-gets-answered', 'at-the-doctor', 'mock-interview-online'],
  ...['renting-a-home', 'small-talk-without-stress', 'typing-with-ten-fingers', 'walk-and-talk-the-market'],
];
/** Together they have every component. */
const LESSONS = {
  'hello-my-name-is': [1, 2, 3, 4, 5],
  'an-email-that-gets-answered': [1, 2, 5, 6],
  'a-cv-that-fits-on-one-page': [1],
  'python-a-budget-helper': [1],
};

/** Every read of every queries.ts with what it is asked for on the demo campus. A new one has to be listed. */
export function everyRead(language: LanguageCode): Readonly<Record<string, readonly Asked[]>> {
  return {
    ...readsOfUnits(language),
    ...readsOfPeople(language),
    ...readsOfBoards(language),
    'userContentQueries.one': ['olena', 'amal', 'samuel'].flatMap((person) =>
      by(person, ...['demo-street-bread', 'demo-street-tree'].map((id) => userContentQueries.one(id, language))),
    ),
    'achievementQueries.mine': by('amal', achievementQueries.mine(language)),
    'baseQueries.appBaseData': [
      ...by('amal', baseQueries.appBaseData(language)),
      ...by('zarmina', baseQueries.appBaseData(language)),
    ],
    'communityQueries.map': ['amal', 'reza'].flatMap((person) => by(person, communityQueries.map(language))),
    'communityQueries.mine': ['amal', 'zarmina'].flatMap((person) => by(person, communityQueries.mine(language))),
    'enrolmentQueries.reasons': by('amal', enrolmentQueries.reasons(language)),
    'languageSchoolQueries.tree': by('amal', languageSchoolQueries.tree(language)),
    'textQueries.one': by('amal', textQueries.one('mentoring', language)),
    'offerQueries.board': by('amal', offerQueries.board(language)),
    'walletQueries.mine': by('amal', walletQueries.mine()),
    'consentQueries.one': by('amal', consentQueries.one('gast', language)),
    'exploreQueries.byTags': by(
      'amal',
      ...['german-a1', 'with-certificate', 'no-such-tag'].map((tag) => exploreQueries.byTags([tag], language)),
    ),
    'exploreQueries.catalogue': by('yusuf', exploreQueries.catalogue(language)),
    'homeQueries.start': ['amal', 'katrin', 'yusuf'].flatMap((person) => by(person, homeQueries.start(language))),
    'listQueries.mine': ['amal', 'reza'].flatMap((person) => by(person, listQueries.mine(language))),
    'listQueries.one': by('amal', ...['first-papers', 'evening-learning'].map((id) => listQueries.one(id, language))),
    'notificationQueries.latest': by('amal', notificationQueries.latest(language)),
    'notificationQueries.older': by('amal', notificationQueries.older(5, language)),
    'notificationQueries.unread': by('amal', notificationQueries.unread(language)),
    'providerQueries.list': by('amal', providerQueries.list(language)),
    'providerQueries.one': by('amal', providerQueries.one('open-language-circle', language)),
    'searchQueries.found': by(
      'amal',
      ...['hello', 'german', 'пекарня'].map((word) => searchQueries.found(word, language)),
    ),
    'settingsQueries.account': by('amal', settingsQueries.account()),
    'settingsQueries.consents': by('amal', settingsQueries.consents(language)),
    'settingsQueries.nudges': by('amal', settingsQueries.nudges()),
    'settingsQueries.sessions': by('amal', settingsQueries.sessions()),
    'surveyQueries.list': by('amal', surveyQueries.list(language)),
    'surveyPageQueries.one': by(
      'amal',
      ...['welcome', 'level-check', 'digital-habits', 'lindenau-visit', 'hello-my-name-is-feedback'].map((id) =>
        surveyPageQueries.one(id, language),
      ),
    ),
  };
}

function readsOfUnits(language: LanguageCode): Readonly<Record<string, readonly Asked[]>> {
  return {
    'attendanceQueries.ofCourse': [
      ...by('katrin', attendanceQueries.ofCourse('speaking-cafe', language)),
      ...by('samuel', attendanceQueries.ofCourse('a-page-for-my-street', language)),
    ],
    'attendanceQueries.one': by(
      'katrin',
      ...['speaking-cafe-last-week', 'no-such-date'].map((id) => attendanceQueries.one(id, language)),
    ),
    'lessonQueries.one': Object.entries(LESSONS).flatMap(([course, lessons]) =>
      by('amal', ...lessons.map((lesson) => lessonQueries.one(`${course}-${lesson}`, course, language))),
    ),
    'packageQueries.ofCourse': by('katrin', packageQueries.ofCourse('letters-and-sounds', language)),
    'proofQueries.ofCourse': by('samuel', proofQueries.ofCourse('typing-with-ten-fingers', language)),
    'unitQueries.course': [
      ...by('amal', ...[...IN_GERMAN, ...COURSES].map((id) => unitQueries.course(id, language))),
      ...by('amal', ...IN_GERMAN.map((id) => unitQueries.course(id, language, GERMAN))),
      ...by('reza', unitQueries.course('a-page-for-my-street', language)),
      ...by('olena', unitQueries.course('typing-with-ten-fingers', language)),
      ...by('yusuf', unitQueries.course('a-cv-that-fits-on-one-page', language)),
    ],
    'unitQueries.module': by('amal', unitQueries.module(GERMAN, language), unitQueries.module(JOB, language)),
  };
}

function readsOfBoards(language: LanguageCode): Readonly<Record<string, readonly Asked[]>> {
  const board = 'course-hello-my-name-is';
  const after = { boardId: board, messageId: 'demo-hello-names', after: 'demo-hello-names-1' };
  return {
    'boardQueries.comments': by('amal', boardQueries.comments(after, language)),
    'boardQueries.latest': by('amal', boardQueries.latest(board, language)),
    'boardQueries.older': by('amal', boardQueries.older(board, 'demo-hello-bus', language)),
    'reportQueries.ofCourse': by('katrin', reportQueries.ofCourse('hello-my-name-is', language)),
  };
}

function readsOfPeople(language: LanguageCode): Readonly<Record<string, readonly Asked[]>> {
  return {
    'peopleQueries.ofUnit': by(
      'amal',
      peopleQueries.ofUnit({ kind: 'module', id: GERMAN }),
      peopleQueries.ofUnit({ kind: 'course', id: 'hello-my-name-is' }),
      peopleQueries.ofUnit({ kind: 'course', id: 'speaking-cafe', runId: 'speaking-cafe' }),
    ),
    'peopleQueries.one': by('reza', peopleQueries.one('1-amal', language)),
    'docCheckQueries.mine': by('amal', docCheckQueries.mine()),
    'documentReviewQueries.waiting': by('katrin', documentReviewQueries.waiting()),
    'profileQueries.mine': by('amal', profileQueries.mine(language)),
  };
}
