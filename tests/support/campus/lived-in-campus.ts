import { fileURLToPath } from 'node:url';
import { v7 as uuidv7 } from 'uuid';
import { aCampus, LANTERN, type TestCampus } from './campus.ts';
import { JPEG } from './pictures.ts';

const DEMO = fileURLToPath(new URL('../../../server/content/demo', import.meta.url));
/** After the day from which the terms of the demo hold. */
const AT = new Date('2026-11-23T10:00:00Z');
const COURSE = 'an-email-that-gets-answered';
const FILM = `{ componentId: "${COURSE}-1-c1", seconds: 12 }`;

/** What learners do and no file of the demo can say. */
const ACTS: readonly (readonly [person: string, mutation: string])[] = [
  [
    'amal',
    `updateLessonProgress(courseId: "${COURSE}", lessonId: "${COURSE}-1", position: { componentId: "${COURSE}-1-c1", films: [${FILM}] }) { success }`,
  ],
  [
    'amal',
    `completeSurvey(id: "${COURSE}-1-q", completion: { id: "${uuidv7()}", answers: { subject: "clear" } }) { success }`,
  ],
  ['amal', `saveReflection(boardId: "${COURSE}-6-r", id: "${uuidv7()}", content: "To the school.") { success }`],
  ['reza', `saveReflection(boardId: "${COURSE}-6-r", id: "${uuidv7()}", content: "To my landlord.") { success }`],
  [
    'amal',
    'saveSurveyDraft(id: "welcome", draft: { answers: { country: "DE" }, savedAt: "2026-11-23T09:00:00.000Z" }) { success }',
  ],
  ['amal', 'setUserContentBookmark(id: "demo-street-bread", isBookmarked: true) { success }'],
  ['amal', 'createCalendarLink { success }'],
];

/** The demo campus, in which learners have a picture and have begun to learn. Throws where one of their acts is refused. */
export async function aLivedInCampus(): Promise<TestCampus & { tokenOf(person: string): Promise<string> }> {
  const campus = await aCampus({ folder: DEMO, at: AT });
  const tokens = new Map<string, string>();
  const tokenOf = async (person: string): Promise<string> => {
    const token = tokens.get(person) ?? (await campus.login(person)).token;
    tokens.set(person, token);
    return token;
  };
  for (const [person, mutation] of ACTS) {
    const { body } = await campus.ask({ query: `mutation { act: ${mutation} }`, token: await tokenOf(person) });
    if (body.data?.act.success !== true) throw new Error(`${person}: ${mutation}: ${JSON.stringify(body)}`);
  }
  const headers = { authorization: `Bearer ${await tokenOf('amal')}`, 'content-type': 'image/jpeg' };
  const init = { method: 'POST', origin: LANTERN, body: new Uint8Array(JPEG), headers };
  const { status } = await campus.get('/api/profile-image', init);
  const wallet = {
    id: 'wallet',
    template_id: 'template',
    relationship_id: 'relationship',
    with_requested_attributes: 1,
  };
  const attributes = JSON.stringify([{ name: 'givenName', value: 'Amal' }]);
  await campus.test.store.transaction((trx) =>
    trx
      .insertInto('idas_relationship')
      .values({ person_id: '1-amal', ...wallet, link: 'https://wallet.example', attributes })
      .execute(),
  );
  if (status !== 200) throw new Error(`The picture of amal is answered with ${status}.`);
  return { ...campus, tokenOf };
}
