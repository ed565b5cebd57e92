import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ContentMistakes } from '#server/content/files/mistakes.ts';
import { importOrganisation } from '#tests/support/campus/an-organisation.ts';
import { aCampus, DEMO_PASSWORD, type TestCampus } from '#tests/support/campus/campus.ts';

let campus: TestCampus;
beforeAll(async () => {
  campus = await aCampus();
});
afterAll(() => campus.close());

const people = (name: string, lists: string) => `
- { id: ida, email: ida@${name}.example, language: de, lists: [${lists}] }
- { id: udo, email: udo@${name}.example, language: de }
`;
const list = (id: string, more: string) => `{ id: ${id}, denomination: Liste ${id}, items: [], ${more} }`;

const aTenant = (id: string, name: string, lists: string) =>
  importOrganisation(campus, {
    id,
    name,
    lines: [`demoPassword: ${DEMO_PASSWORD}`, 'features: { showOpenCampus: true }'],
    files: { 'people.yaml': people(name, lists) },
  });

const FIND = 'query ($id: ID!) { contentList(id: $id) { id urlAlias } }';

describe('the readable address of a list (LIST-10)', () => {
  it('finds what its id finds, in its organisation only, and shows no more than that', async () => {
    const open = list('one', 'isPublic: true, urlAlias: first-steps');
    const mine = list('two', 'urlAlias: for-me');
    const origin = await aTenant('43', 'reed', `${open}, ${mine}`);
    const elsewhere = await aTenant('44', 'moss', list('other', 'isPublic: true, urlAlias: first-steps'));
    const found = async (id: string, at = origin, token?: string) =>
      (await campus.ask({ query: FIND, variables: { id }, origin: at, token })).body.data.contentList;
    const first = { id: 'one', urlAlias: 'first-steps' };
    expect(await found('first-steps')).toEqual(first);
    expect(await found('one')).toEqual(first);
    expect(await found('first-steps', elsewhere)).toEqual({ id: 'other', urlAlias: 'first-steps' });
    expect(await found('for-me'), 'a private list looks like none').toBeNull();
    const login = (name: string) =>
      campus.ask({
        query: `mutation { login(email: "${name}@reed.example", password: "${DEMO_PASSWORD}") { token } }`,
        origin,
      });
    const [ida, udo] = [await login('ida'), await login('udo')].map(({ body }) => body.data.login.token);
    expect(await found('for-me', origin, ida)).toEqual({ id: 'two', urlAlias: 'for-me' });
    expect(await found('for-me', origin, udo)).toBeNull();
  });

  it('is a list’s own: an id goes before it', async () => {
    const lists = [list('one', 'isPublic: true, urlAlias: two'), list('two', 'isPublic: true')].join(', ');
    const origin = await aTenant('45', 'fern', lists);
    const { body } = await campus.ask({ query: FIND, variables: { id: 'two' }, origin });
    expect(body.data.contentList).toEqual({ id: 'two', urlAlias: null });
  });

  it.each([
    ['stands twice', 'urlAlias: same', 'urlAlias: same', '"same" is there twice'],
    ['is no address', 'urlAlias: Two Words', '', 'small letters, digits and hyphens'],
  ])('is refused where it %s', async (_, one, two, message) => {
    const lists = [list('one', one), list('two', two)].join(', ');
    const error: unknown = await aTenant('46', 'clay', lists).catch((reason: unknown) => reason);
    if (!(error instanceof ContentMistakes)) throw new Error(`No mistake was found: ${String(error)}`);
    expect(error.mistakes.map((mistake) => mistake.message)).toEqual([message]);
  });
});
