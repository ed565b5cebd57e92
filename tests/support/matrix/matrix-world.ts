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
import { FARAWAY, HARBOUR, partner } from './matrix-content.ts';
import { bringOwnerDocument, bringOwnerFile, bringWaitingDocument } from './matrix-file.ts';
import type { Asker } from './matrix-groups.ts';

/** Where the owner is reached. */
const OWNER_DEVICE = {
  endpoint: 'https://push.example/cnry-owner-push',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  expirationTime: null,
  timeZone: null,
};

/** A wallet that is connected: nobody is asked about it any more. */
const OWNER_WALLET = {
  id: 'cnry-owner-wallet',
  template_id: 'cnry-owner-template',
  link: 'https://wallet.example/cnry-owner-link',
  with_requested_attributes: 1,
  relationship_id: 'cnry-owner-relationship',
  attributes: JSON.stringify([{ name: 'givenName', value: 'cnry-owner-attribute' }]),
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
    `features: { showOpenCampus: ${isOpen}, hasRegistration: true, allowProfileEdit: true, showCommunity: true, showUserGeneratedContent: true, showOfferBoard: true, showIdasIntegrationOptions: true, showProfileRefugeeDocumentUpload: true }`,
    'wallet: demo',
    `mattermost: { url: 'https://${folder}.localhost', team: ${folder}, tokenEnv: MATTERMOST_${folder.toUpperCase()} }`,
    `supportEmail: help@${folder}.example`,
    `certificateOfEnrollmentReasons: [{ id: office, denomination: { de: cnry-${folder === 'harbour' ? 'lesson' : 'elsewhere'}-reason } }]`,
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
  const { store, dataDir } = campus.test;
  await bringWaitingDocument(store, owner.personId, { dataDir, now: campus.now() });
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
    await bringOwnerDocument(trx, personId, campus.now());
    const report = { organisation_id: '60', person_id: personId, ...post, ...why };
    await trx.insertInto('board_report').values(report).execute();
    // In the chat, and taking no messages: others learn nothing of it (COMMUNITY-12).
    await trx
      .insertInto('chat_account')
      .values({ person_id: personId, handle: 'cnry-owner-handle', user_id: 'cnry-owner-chat' })
      .execute();
    await trx
      .insertInto('idas_relationship')
      .values({ person_id: personId, ...OWNER_WALLET })
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
