import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  BOARD_POSTS_MAX,
  BOOKMARKS_MAX,
  COMPLETIONS_MAX,
  FOLLOWS_MAX,
  LIST_ITEMS_MAX,
  LISTS_MAX,
  REFLECTIONS_MAX,
  USER_CONTENTS_MAX,
} from '#campus/own-limits.ts';
import { personIdOf } from '#server/content/files/person-id.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import { aSchool, type School } from '#tests/support/campus/a-school.ts';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';

const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));
const ORGANISATION = '80';
const [BO, ADA] = [personIdOf(ORGANISATION, 'bo'), personIdOf(ORGANISATION, 'ada')];
const OWN = uuidv7();
const BOARD_UNIT = 'denomination: { de: Gedanken }\ncourseType: REGULAR_MOOC\nworkload: 30\nmessageBoard: true\n';
const PROJECT = 'denomination: { de: Strasse }\ncourseType: PROJECT\nworkload: 30\nuserContent: true\n';
const at = '2026-11-22T10:00:00.000Z';

const many = <T>(length: number, one: (n: number) => T): T[] => Array.from({ length }, (_, n) => one(n));
const aList = (id: string, owner: string, has: { is_public?: number; deleted_at?: string } = {}) => ({
  organisation_id: ORGANISATION,
  id,
  owner_id: owner,
  denomination: 'x',
  is_public: 0,
  created_at: at,
  ...has,
});
const lists = (trx: Trx, rows: ReturnType<typeof aList>[]) => trx.insertInto('content_list').values(rows).execute();
const create = () => `createContentList(draft: { id: "${uuidv7()}", denomination: "x" })`;

type Quota = {
  /** What makes one more. */
  more: () => string;
  /** Writes as many as the campus keeps. */
  fill: (trx: Trx) => Promise<unknown>;
};

/** Every mutation that makes something new each time that it is called. */
const QUOTAS: Readonly<Record<string, Quota>> = {
  createContentList: {
    more: create,
    fill: (trx) =>
      lists(
        trx,
        many(LISTS_MAX, () => aList(uuidv7(), BO)),
      ),
  },
  restoreContentList: {
    more: () => `restoreContentList(id: "${OWN}")`,
    fill: (trx) => lists(trx, [aList(OWN, BO, { deleted_at: at }), ...many(LISTS_MAX, () => aList(uuidv7(), BO))]),
  },
  updateContentListItem: {
    more: () =>
      `updateContentListItem(draft: { itemId: "board", itemType: COURSE, itemListStates: [{ contentListId: "${OWN}", isIncluded: true }] })`,
    fill: async (trx) => {
      await lists(trx, [aList(OWN, BO)]);
      const rows = many(LIST_ITEMS_MAX, (n) => ({
        organisation_id: ORGANISATION,
        list_id: OWN,
        kind: 'COURSE' as const,
        item_id: `old-${n}`,
        position: n,
        created_at: at,
      }));
      await trx.insertInto('content_list_item').values(rows).execute();
    },
  },
  followContentList: {
    more: () => `followContentList(id: "${OWN}", follow: true)`,
    fill: async (trx) => {
      const ids = many(FOLLOWS_MAX, () => uuidv7());
      await lists(trx, [aList(OWN, ADA, { is_public: 1 }), ...ids.map((id) => aList(id, ADA, { is_public: 1 }))]);
      const rows = ids.map((id) => ({ person_id: BO, organisation_id: ORGANISATION, list_id: id, created_at: at }));
      await trx.insertInto('list_follow').values(rows).execute();
    },
  },
  updateCourse: {
    more: () => 'updateCourse(id: "board", actions: [{ addCourseBookmark: { confirm: true } }])',
    fill: (trx) => bookmarks(trx),
  },
  updateModule: {
    more: () => 'updateModule(id: "path", actions: [{ addModuleBookmark: { confirm: true } }])',
    fill: (trx) => bookmarks(trx),
  },
  createUserContent: {
    more: () =>
      `createUserContent(draft: { id: "${uuidv7()}", courseId: "street", denomination: "x", text: "x", isPublic: false })`,
    fill: async (trx) => {
      const taken = { person_id: BO, course_id: 'street', module_id: '', status: 'TAKEN', updated_at: at };
      await trx.insertInto('course_status').values(taken).execute();
      await trx
        .insertInto('user_content')
        .values(many(USER_CONTENTS_MAX, () => someMade(uuidv7(), BO)))
        .execute();
    },
  },
  setUserContentBookmark: {
    more: () => `setUserContentBookmark(id: "${OWN}", isBookmarked: true)`,
    fill: async (trx) => {
      await trx.insertInto('user_content').values(someMade(OWN, ADA)).execute();
      await bookmarks(trx);
    },
  },
  saveReflection: {
    more: () => `saveReflection(boardId: "board-1-r", id: "${uuidv7()}", content: "x")`,
    fill: (trx) => {
      const of = { organisation_id: ORGANISATION, board_id: 'board-1-r', person_id: BO, content: 'x', created_at: at };
      const rows = many(REFLECTIONS_MAX, () => ({ ...of, id: uuidv7() }));
      return trx.insertInto('reflection').values(rows).execute();
    },
  },
  createMessage: {
    more: () => `createMessage(draft: { id: "${uuidv7()}", boardId: "course-board", content: "x" })`,
    fill: fillBoard,
  },
  createComment: {
    more: () => `createComment(draft: { id: "${uuidv7()}", messageId: "${OWN}", content: "x" })`,
    fill: fillBoard,
  },
  completeSurvey: {
    more: () => `completeSurvey(id: "quiz-1-q", completion: { id: "${uuidv7()}", answers: { greeting: "bye" } })`,
    fill: (trx) => {
      const of = { organisation_id: ORGANISATION, questionnaire_id: 'quiz-1-q', person_id: BO, answers: '{}' };
      const rows = many(COMPLETIONS_MAX, () => ({ ...of, id: uuidv7(), score: 0, passed: 0, completed_at: at }));
      return trx.insertInto('questionnaire_completion').values(rows).execute();
    },
  },
};

function someMade(id: string, authorId: string) {
  const of = { organisation_id: ORGANISATION, course_id: 'street', author_id: authorId, is_public: 1 };
  return { ...of, id, denomination: 'x', content: 'x', created_at: at, updated_at: at };
}

async function fillBoard(trx: Trx): Promise<void> {
  const taken = { person_id: BO, course_id: 'board', module_id: '', status: 'TAKEN', updated_at: at };
  await trx.insertInto('course_status').values(taken).execute();
  const of = { organisation_id: ORGANISATION, board_id: 'course-board', course_id: 'board', author_id: BO };
  for (let n = 0; n < BOARD_POSTS_MAX; n += 100) {
    const rows = many(100, (m) => ({ ...of, id: n + m === 0 ? OWN : uuidv7(), content: 'x', created_at: at }));
    await trx.insertInto('board_message').values(rows).execute();
  }
}

function bookmarks(trx: Trx) {
  const rows = many(BOOKMARKS_MAX, (n) => ({
    person_id: BO,
    kind: 'COURSE' as const,
    item_id: `old-${n}`,
    created_at: at,
  }));
  return trx.insertInto('bookmark').values(rows).execute();
}

const PROOF = 'A proof of who it is, or a mail that is counted (server/auth/attempt-limits.ts, login-limits.ts).';
const ONE_ROW = 'Writes what there is one of for each person.';
const CONTENT = 'At most one for each person and thing that is there already.';
const CHANGES = 'Changes or takes away what is there.';

/** Every other mutation, with why nobody fills the disk by it. */
const WITHOUT: Readonly<Record<string, readonly string[]>> = {
  [PROOF]: [
    ...['addUser', 'confirmEmail', 'resendConfirmation', 'requestPasswordReset', 'resetPassword', 'TokenLogin'],
    ...['login', 'unsubscribe'],
  ],
  [ONE_ROW]: ['updateViewer', 'updateUser', 'updateAccountPreference', 'updateNudgePreference', 'createCalendarLink'],
  [CONTENT]: [
    ...['acceptTermsOfService', 'updateCourseStatus', 'updateLessonProgress', 'recordH5pResult', 'updateCourseReview'],
    ...['submitCourseVerification', 'decideCourseVerification', 'updateAppointment', 'changeAppointmentStatus'],
    ...['changeRunStatus', 'setAttendance'],
    ...['reportMessage', 'setMessageBoardMuted', 'saveSurveyDraft', 'setSurveysHidden'],
  ],
  [CHANGES]: [
    ...['deleteRefreshToken', 'endSessions', 'updateContentList', 'setContentListPublic', 'deleteContentList'],
    ...['updateContentListItemsRank', 'updateAccountBookmarkList', 'updateNotification', 'addNotificationActions'],
    ...['readAllNotifications', 'deletePushDevice', 'deleteAppointment', 'deleteCalendarLink'],
    ...['editAppointment', 'setRunActive', 'moveRun', 'deleteRun', 'completeCourse'],
    ...['updateMessage', 'updateComment', 'deleteMessage', 'deleteComment', 'decideMessageReport', 'decideDocument'],
    ...['deleteAttachment', 'updateUserContent', 'deleteUserContent'],
  ],
  'As many as a run, and a unit, has at most (tutor-dates.test.ts, tutor-runs.test.ts): a tutor makes them, for all.': [
    ...['createAppointment', 'createRun'],
  ],
  'Ten in an hour (server/auth/attempt-limits.ts, runMessage), and notifications go by age.': ['messageRun'],
  'A person has twenty devices, then the oldest goes (PUSH_DEVICES_MAX).': ['createPushDevice'],
  'Thirty in a quarter of an hour (server/auth/attempt-limits.ts, consent): each decision is kept as a proof.': [
    'updateConsentRequest',
  ],
  'Twenty in a quarter of an hour (server/auth/attempt-limits.ts, chat): a person has one account there.': [
    'enterChat',
  ],
  'A token of ours that is good, kept until it would have ended.': ['blacklistToken'],
  'What a learner did in a package is never refused for want of space: the rate alone bounds it.': [
    'updateParticipantScormData',
  ],
};

it('each mutation of the contract has a quota, or a reason why it needs none', () => {
  const fields = nonEmpty(Object.keys(schema.getMutationType()?.getFields() ?? {}), 'mutation');
  expect([...Object.keys(QUOTAS), ...Object.values(WITHOUT).flat()].sort()).toEqual(fields.toSorted());
});

describe('one more than the campus keeps for one person', () => {
  let school: School;
  beforeEach(async () => {
    school = await aSchool({
      features: ', showUserGeneratedContent: true',
      files: { 'units/board/unit.yaml': BOARD_UNIT, 'units/street/unit.yaml': PROJECT },
    });
  });
  afterEach(() => school.campus.close());
  const does = async (who: string, mutation: string): Promise<string> => {
    const { body } = await school.as(who, `mutation { it: ${mutation} { success errors { message } } }`);
    return body.data.it.success ? 'done' : body.data.it.errors[0].message;
  };

  it.each(Object.keys(QUOTAS))('is refused by %s, with a code that has words', async (name) => {
    const quota = QUOTAS[name];
    if (quota === undefined) throw new Error(`There is no quota for ${name}.`);
    await school.campus.test.store.transaction((trx) => quota.fill(trx));
    expect(await does('bo', quota.more())).toBe('QUOTA_REACHED');
    expect(await does('bo', quota.more())).toBe('QUOTA_REACHED');
  });

  it('may be made after one was taken away, and a repeat of what is there is never one too much', async () => {
    const first = uuidv7();
    const others = many(LISTS_MAX - 1, () => aList(uuidv7(), BO));
    await school.campus.test.store.transaction((trx) => lists(trx, others));
    const again = `createContentList(draft: { id: "${first}", denomination: "x" })`;
    expect(await does('bo', again)).toBe('done');
    expect(await does('bo', again)).toBe('done');
    expect(await does('bo', create())).toBe('QUOTA_REACHED');
    expect(await does('bo', `deleteContentList(id: "${first}")`)).toBe('done');
    expect(await does('bo', create())).toBe('done');
  });
});
