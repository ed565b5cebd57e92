import { signAccessToken } from '#server/auth/access-token.ts';
import { beginSession } from '#server/auth/refresh-token.ts';
import { setPushDevice } from '#server/commands/notifications/push-device.ts';
import { setNudgePreference } from '#server/commands/notifications/set-nudge-preference.ts';
import { personIdOf } from '#server/content/files/person-id.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import { lockKeyOf } from '#server/store/people/lock-key.ts';
import { notify } from '#server/store/people/notify.ts';
import { importOrganisation } from '#tests/support/campus/an-organisation.ts';
import { aCampus, type TestCampus } from '#tests/support/campus/campus.ts';
import { bringOwnerFile } from './matrix-file.ts';

/**
 * Whose a text is. Each text that is seeded says it in its own letters (`cnry-partner-…`), so whoever reads an answer knows
 * at once whether the asker may have it.
 */
export const GROUPS = [
  /** The owner's own: names, addresses, private list. */
  'owner',
  /** Of the restricted partner that the owner belongs to, and of the one that the neighbour belongs to. */
  'partner',
  'neighbour',
  /** Of a private course that the owner takes. */
  'private',
  /** Of a lesson: for people. */
  'lesson',
  /** Of a course or module: for people, where the campus is not open. */
  'campus',
  /** Of the organisation itself, its public pages, and what people made public. */
  'tenant',
  /** Of another organisation and its person. */
  'elsewhere',
] as const;
export type Group = (typeof GROUPS)[number];

export const ASKERS = ['owner', 'visitor', 'stranger', 'neighbour', 'foreigner', 'intruder'] as const;
/** The intruder shows the foreigner's token at the owner's organisation. */
export type Asker = (typeof ASKERS)[number];

/** What each may read, whatever they ask. */
export function mayRead(asker: Asker, isOpen: boolean): ReadonlySet<Group> {
  switch (asker) {
    case 'owner':
      return new Set(['owner', 'partner', 'private', 'lesson', 'campus', 'tenant']);
    case 'stranger':
      return new Set(['lesson', 'campus', 'tenant']);
    case 'neighbour':
      return new Set(['neighbour', 'lesson', 'campus', 'tenant']);
    case 'visitor':
    case 'intruder':
      return new Set(isOpen ? ['campus', 'tenant'] : ['tenant']);
    case 'foreigner':
      return new Set(['elsewhere']);
  }
  return asker satisfies never;
}

const text = (group: Group, what: string) => `{ de: cnry-${group}-${what} }`;
const color = "color: '#223344'";

const course = (group: Group, more = '', courseType = 'REGULAR_MOOC') =>
  `denomination: ${text(group, 'course')}\ncourseType: ${courseType}\nabout: ${text(group, 'about')}\nworkload: 10\n${more}`;
/** A run with one date; its links are for who has a place and for who teaches, which is the owner alone. */
const run = (name: string, group: Group) =>
  `runs: [{ id: ${name}-run, zone: Europe/Berlin, appointments: [{ id: ${name}-date, denomination: ${text(group, 'date')}, description: ${text(group, 'date')}, start: now+1d 18:00, minutes: 60, url: 'https://meet.example/cnry-owner-join', moderatorLink: 'https://meet.example/cnry-owner-lead' }] }]\n`;
const lesson = (group: Group) =>
  `denomination: ${text('campus', 'lesson')}\nlength: 5\ncomponents:\n  - text: ${text(group, 'text')}\n  - collapsible: { title: ${text(group, 'title')}, text: ${text(group, 'text')} }\n`;
const module = (group: Group, of: string) =>
  `denomination: ${text(group, 'module')}\nabout: ${text(group, 'module-about')}\n${color}\ncourses: [{ course: ${of} }]\n`;
const partner = (id: string, path: string, consent: Group) =>
  `id: ${id}\ndenomination: cnry-tenant-${path}\npath: ${path}\nmainColor: '#223344'\nisRestricted: true\ntagline: ${text('tenant', 'tagline')}\nregisterConsent: { id: consent-${path}, identifier: terms-${path}, denomination: ${text(consent, 'consent')}, description: ${text(consent, 'consent')} }\n`;

const HARBOUR: Readonly<Record<string, string>> = {
  'people.yaml': `
- { id: owner, email: cnry-owner-mail@harbour.example, firstName: cnry-owner-first, lastName: cnry-owner-last, nickname: cnry-tenant-nickname, language: de,
    subOrganisations: [closed], modules: [open-module, partner-module], courses: [{ course: private-course, status: TAKEN, at: now }, { course: live-course, status: TAKEN, at: now }, { course: project-course, status: TAKEN, at: now }, { course: private-project, status: TAKEN, at: now }, { course: open-project, status: TAKEN, at: now }],
    tutorOf: [{ course: taught-course }], places: [{ appointment: live-date }], proofs: [{ course: open-course, link: 'https://proof.example/cnry-owner-proof', at: now }],
    bookmarks: [{ module: partner-module }, { course: private-course }],
    lists: [{ id: own-list, denomination: cnry-owner-list, items: [{ module: partner-module }, { course: private-course }] },
            { id: public-list, denomination: cnry-tenant-list, isPublic: true, items: [{ module: partner-module }, { course: private-course }, { course: open-course }] }] }
- { id: stranger, email: stranger@harbour.example, language: de, follows: [public-list] }
- { id: pupil, email: pupil@harbour.example, nickname: cnry-tenant-pupil, language: de, places: [{ appointment: taught-date }], proofs: [{ course: taught-course, link: 'https://proof.example/cnry-owner-pupil', at: now }] }
- { id: neighbour, email: neighbour@harbour.example, language: de, subOrganisations: [garden], modules: [neighbour-module] }
`,
  'boards.yaml': `
- { course: private-course, messages: [{ id: own-message, by: owner, at: now, text: cnry-private-message, comments: [{ id: own-comment, by: owner, at: now, text: cnry-private-comment }] }] }
- { course: taught-course, messages: [{ id: taught-message, by: pupil, at: now, text: cnry-owner-reported }] }
- { run: live-run, messages: [{ id: live-message, by: owner, at: now, text: cnry-private-live }] }
`,
  'user-content.yaml': `
- { id: own-content, course: private-project, by: owner, at: now, isPublic: true, denomination: cnry-private-made, text: cnry-private-made }
- { id: closed-content, course: open-project, by: owner, at: now, denomination: cnry-private-made, text: cnry-private-made }
- { id: public-content, course: open-project, by: owner, at: now, isPublic: true, denomination: cnry-campus-made, text: cnry-campus-made }
`,
  'categories.yaml': `
- { identifier: category, denomination: ${text('campus', 'category')}, ${color}, sections: [{ id: s1, modules: [open-module], courses: [private-course] }] }
- { identifier: closed-category, subOrganisation: closed, denomination: ${text('partner', 'category')}, ${color}, isPromoted: true, sections: [{ id: s2, modules: [partner-module] }] }
- { identifier: garden-category, subOrganisation: garden, denomination: ${text('neighbour', 'category')}, ${color}, isPromoted: true, sections: [{ id: s3, modules: [neighbour-module] }] }
- { identifier: promoted-module-category, denomination: ${text('tenant', 'promoted')}, ${color}, isPromoted: true, sections: [{ id: s4, modules: [promoted-module] }] }
`,
  'landing.yaml': `- modules: { title: ${text('tenant', 'landing')} }\n`,
  'consents.yaml': `- { id: consent-gast, identifier: gast, denomination: ${text('tenant', 'consent')}, description: ${text('tenant', 'consent')} }\n`,
  'texts/privacy.yaml': `content: ${text('tenant', 'privacy')}\n`,
  'terms/one.yaml': `validFrom: '2020-01-01'\ndenomination: ${text('tenant', 'terms')}\ncontent: ${text('tenant', 'terms')}\n`,
  'onboarding.yaml': `- { title: ${text('campus', 'slide')}, description: ${text('campus', 'slide')} }\n`,
  'modules/open-module.yaml': module('campus', 'open-course'),
  'modules/partner-module.yaml': module('partner', 'partner-course'),
  'modules/neighbour-module.yaml': module('neighbour', 'neighbour-course'),
  'modules/promoted-module.yaml': module('tenant', 'open-course'),
  'units/open-course/unit.yaml': course('campus'),
  'units/open-course/lessons/01-open-lesson.yaml': lesson('lesson'),
  'units/taught-course/unit.yaml': course('campus', `messageBoard: true\n${run('taught', 'campus')}`, 'DA_COURSE'),
  'units/live-course/unit.yaml': course(
    'private',
    `isPrivate: true\nmessageBoard: true\n${run('live', 'private')}`,
    'DA_COURSE',
  ),
  'units/project-course/unit.yaml': course('campus', '', 'PROJECT'),
  'units/private-course/unit.yaml': course('private', 'isPrivate: true\nmessageBoard: true\n'),
  'units/private-project/unit.yaml': course('private', 'isPrivate: true\nuserContent: true\n', 'PROJECT'),
  'units/open-project/unit.yaml': course('campus', 'userContent: true\n', 'PROJECT'),
  'units/private-course/lessons/01-private-lesson.yaml': lesson('private'),
  'units/partner-course/unit.yaml': course('partner'),
  'units/partner-course/lessons/01-partner-lesson.yaml': lesson('partner'),
  'units/neighbour-course/unit.yaml': course('neighbour'),
};

const FARAWAY: Readonly<Record<string, string>> = {
  'people.yaml': `
- { id: foreigner, email: cnry-elsewhere-mail@faraway.example, firstName: cnry-elsewhere-first, nickname: cnry-elsewhere-nick, language: de,
    lists: [{ id: far-list, denomination: cnry-elsewhere-list, isPublic: true, items: [] }] }
`,
  'categories.yaml': `- { identifier: category, denomination: ${text('elsewhere', 'category')}, ${color}, sections: [{ id: s1, modules: [far-module] }] }\n`,
  'modules/far-module.yaml': module('elsewhere', 'far-course'),
  'units/far-course/unit.yaml': course('elsewhere'),
};

/** Where the owner is reached. */
const OWNER_DEVICE = {
  endpoint: 'https://push.example/cnry-owner-push',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  expirationTime: null,
  timeZone: null,
};

export interface World {
  readonly campus: TestCampus;
  readonly askers: Readonly<Record<Asker, { origin: string; token: string | undefined; personId: string | undefined }>>;
  /** What no text can be seeded with: ids, keys and tokens of the owner. */
  readonly secrets: readonly string[];
  readonly ownerSession: string;
  /** Id of the owner's notification. */
  readonly ownerNotice: string;
}

/** Two organisations, two restricted partners, five people in different places, and a text of its own for each. */
export async function aWorld(isOpen: boolean): Promise<World> {
  const campus = await aCampus();
  const lines = (folder: string) => [
    `features: { showOpenCampus: ${isOpen}, hasRegistration: true, allowProfileEdit: true, showCommunity: true, showUserGeneratedContent: true }`,
    `mattermost: { url: 'https://${folder}.localhost', team: ${folder}, tokenEnv: MATTERMOST_${folder.toUpperCase()} }`,
    `supportEmail: help@${folder}.example`,
  ];
  const partners = { closed: partner('p1', 'closed', 'tenant'), garden: partner('p2', 'garden', 'tenant') };
  const home = await importOrganisation(campus, {
    id: '60',
    name: 'harbour',
    lines: lines('harbour'),
    files: HARBOUR,
    partners,
  });
  const far = await importOrganisation(campus, { id: '70', name: 'faraway', lines: lines('faraway'), files: FARAWAY });
  const signIn = async (organisationId: string, name: string) => {
    const personId = personIdOf(organisationId, name);
    const now = campus.now();
    const begun = await campus.test.store.transaction((trx) =>
      beginSession(trx, { personId, organisationId, mobile: false, fingerprint: 'cnry-owner-device', now }),
    );
    const claims = { personId, organisationId, sessionId: begun.sessionId, jti: crypto.randomUUID(), now };
    return { personId, ...begun, token: await signAccessToken(campus.keys, claims) };
  };
  const owner = await signIn('60', 'owner');
  const ownerNotice = await fill(campus, owner);
  const lock = await lockKeyOf(campus.test.store, owner.personId);
  const at = (origin: string, one?: { personId: string; token: string }) => ({
    origin,
    token: one?.token,
    personId: one?.personId,
  });
  const foreigner = await signIn('70', 'foreigner');
  return {
    campus,
    askers: {
      owner: at(home, owner),
      visitor: at(home),
      stranger: at(home, await signIn('60', 'stranger')),
      neighbour: at(home, await signIn('60', 'neighbour')),
      foreigner: at(far, foreigner),
      intruder: at(home, foreigner),
    },
    // The owner's id is no secret: whoever meets them in a unit has it (publicUser, LEARN-16).
    secrets: [OWNER_DEVICE.auth, owner.sessionId, owner.refreshToken, owner.token, lock.id, lock.key],
    ownerSession: owner.sessionId,
    ownerNotice,
  };
}

/** What no file of a campus says of a person; answers the id of their notification. */
async function fill(
  campus: TestCampus,
  { personId, sessionId }: { personId: string; sessionId: string },
): Promise<string> {
  return campus.test.store.transaction(async (trx) => {
    const notice = await notifyOf(trx, personId, campus.now());
    // After the notification: nothing is sent to it.
    await setPushDevice(trx, { organisationId: '60', personId, sessionId, service: OWNER_DEVICE, now: campus.now() });
    const post = { kind: 'message', item_id: 'taught-message', board_id: 'course-taught-course' } as const;
    const why = { course_id: 'taught-course', reason: 'cnry-owner-reason', created_at: campus.now().toISOString() };
    await bringOwnerFile(trx, personId, { dataDir: campus.test.dataDir, now: campus.now() });
    const report = { organisation_id: '60', person_id: personId, ...post, ...why };
    await trx.insertInto('board_report').values(report).execute();
    // In the chat, and taking no messages: others learn nothing of it (COMMUNITY-12).
    await trx
      .insertInto('chat_account')
      .values({ person_id: personId, handle: 'cnry-owner-handle', user_id: 'cnry-owner-chat' })
      .execute();
    await setNudgePreference(trx, { personId, kind: 'SESSION_SOON', isOn: false });
    await trx
      .updateTable('person')
      .set({
        private_email: 'cnry-owner-private@home.example',
        student_email: 'cnry-owner-student@harbour.example',
        city: 'cnry-owner-city',
        additional_information: 'cnry-owner-about',
        date_of_birth: '1987-11-23',
        country: 'NR',
        target_group_path: 'cnry-owner-target',
        registration_referrer: 'cnry-owner-referrer',
      })
      .where('id', '=', personId)
      .execute();
    return notice;
  });
}

function notifyOf(trx: Trx, personId: string, at: Date): Promise<string> {
  const when = { zone: 'Europe/Berlin', start: at.toISOString(), end: at.toISOString() };
  const what = { appointmentId: 'live-date', courseId: 'live-course', denomination: { de: 'cnry-owner-notice' } };
  return notify(trx, {
    organisationId: '60',
    personId,
    kind: 'APPOINTMENT_CANCELLED',
    at,
    payload: { ...what, ...when },
    link: '/course/live-course',
    linkType: 'COURSE',
  });
}
