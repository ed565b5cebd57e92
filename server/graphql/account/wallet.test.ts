import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { aSchool, type School } from '#tests/support/campus/a-school.ts';
import { flagCases } from '#tests/support/sources/flag-cases.ts';

const FIELDS = 'id relationshipId templateId tokenImage attributes { name value } link withRequestedAttributes';
const LOOK = `{ viewer { idasRelationship { ${FIELDS} } } }`;
const invite = (args = '{}') =>
  `mutation { updateViewer(actions: [{ createIdasRelationship: ${args} }]) { success errors { message } viewer { idasRelationship { ${FIELDS} } } } }`;
const no = (message: string) => ({ success: false, errors: [{ message }] });

describe('a data wallet', () => {
  let school: School;
  let connector: Server | undefined;
  afterEach(async () => {
    await school.campus.close();
    connector?.closeAllConnections();
    connector?.close();
    connector = undefined;
  });
  const open = async (wallet: string | undefined, isOn = true) => {
    const lines = wallet === undefined ? [] : [`wallet: ${wallet}`];
    const secretOf = (name: string) => (name === 'WALLET_TEST' ? 'secret' : undefined);
    school = await aSchool({ features: `, showIdasIntegrationOptions: ${isOn}`, lines, secretOf });
  };
  /** Something at an address on loopback that answers whatever it is asked with this. */
  const openWith = async (status: number, body: string) => {
    connector = createServer((_, response) => response.writeHead(status).end(body)).listen(0, '127.0.0.1');
    await new Promise((resolve) => connector?.once('listening', resolve));
    const address = connector.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    await open(`{ url: 'http://127.0.0.1:${port}', tokenEnv: WALLET_TEST }`);
  };
  const relationship = async (name: string | undefined) =>
    (await school.as(name, LOOK)).body.data?.viewer.idasRelationship;
  const inviteAs = async (name: string, args?: string) => (await school.as(name, invite(args))).body.data?.updateViewer;

  it('is invited with a link and a picture of it, and connected once the wallet has answered', async () => {
    await open('demo');
    expect(await relationship('ada')).toBeNull();
    const { success, viewer } = await inviteAs('ada');
    expect([success, viewer.idasRelationship.relationshipId]).toEqual([true, null]);
    const waiting = await relationship('ada');
    expect(waiting).toEqual(viewer.idasRelationship);
    expect(waiting.link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/wallet\/demo-/);
    expect(decodeURIComponent(waiting.tokenImage)).toMatch(/^data:image\/svg\+xml,<svg/);

    expect(await (await fetch(waiting.link)).text()).toContain('This is a demonstration.');
    await fetch(waiting.link, { method: 'POST' });
    const connected = await relationship('ada');
    expect(connected).toEqual({
      ...waiting,
      relationshipId: expect.stringMatching(/^demo-/),
      tokenImage: null,
      link: null,
    });
    expect((await inviteAs('ada')).viewer.idasRelationship).toEqual(connected);
  });

  it('gives what it was asked for, and is connected only then', async () => {
    await open('demo');
    await inviteAs('ada', '{ withRequestedAttributes: true }');
    const { link, attributes } = await relationship('ada');
    expect(attributes).toBeNull();
    await fetch(link, { method: 'POST' });
    expect((await relationship('ada')).attributes).toEqual([{ name: 'givenName', value: 'Demo' }]);
  });

  it('is one’s own; a new invitation takes the place of one that nobody answered', async () => {
    await open('demo');
    await inviteAs('ada');
    const first = await relationship('ada');
    expect([await relationship('bo'), await relationship(undefined)]).toEqual([null, null]);
    await inviteAs('ada');
    const second = await relationship('ada');
    expect(second.templateId).not.toBe(first.templateId);
    await fetch(first.link, { method: 'POST' });
    expect((await relationship('ada')).relationshipId).toBeNull();
  });

  it.each(flagCases('showIdasIntegrationOptions', { off: no('NOT_FOUND'), on: { success: true, errors: [] } }))(
    'is there where the organisation shows it: %s',
    async (isOn, answer) => {
      await open('demo', isOn);
      expect(await inviteAs('ada')).toMatchObject(answer);
    },
  );

  it('is not promised where there is no connector, and not for a visitor', async () => {
    await open(undefined);
    expect(await inviteAs('ada')).toMatchObject(no('NOT_FOUND'));
    expect((await school.as(undefined, invite())).status).toBe(401);
  });

  it('is invited alone', async () => {
    await open('demo');
    const both = 'actions: [{ createIdasRelationship: {} }, { setPreferredLanguage: { languageId: "52" } }]';
    const { body } = await school.as('ada', `mutation { updateViewer(${both}) { success errors { message } } }`);
    expect(body.data?.updateViewer).toEqual(no('INVALID_INPUT'));
    expect(await relationship('ada')).toBeNull();
  });

  it.each([
    ['that fails', 500, '{}'],
    ['that is another page', 200, '<!doctype html>'],
    ['whose link is a script', 201, '{"templateId":"a","link":"javascript:alert(1)"}'],
    ['whose link is too long', 201, `{"templateId":"a","link":"https://wallet.example/${'x'.repeat(600)}"}`],
    ['whose id is none', 201, '{"templateId":"../a","link":"https://wallet.example"}'],
  ])('says that it cannot be had of a connector %s', async (_, status, body) => {
    await openWith(status, body);
    expect(await inviteAs('ada')).toMatchObject(no('WALLET_UNAVAILABLE'));
    expect(await relationship('ada')).toBeNull();
  });

  it('says so too where the environment has no secret for it', async () => {
    await open(`{ url: 'https://wallet.example', tokenEnv: WALLET_NOWHERE }`);
    expect(await inviteAs('ada')).toMatchObject(no('WALLET_UNAVAILABLE'));
  });
});
