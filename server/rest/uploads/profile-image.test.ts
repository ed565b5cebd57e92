import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROFILE_IMAGE_BYTES_MAX } from '#campus/own-limits.ts';
import { aBrookTenant, type BrookTenant } from '#tests/support/campus/brook-tenant.ts';
import { aCampus, DEMO_PASSWORD, LANTERN, type TestCampus } from '#tests/support/campus/campus.ts';
import { JPEG, jpegOf, jpegWith, PNG, WHERE_IT_WAS } from '#tests/support/campus/pictures.ts';

const PATH = '/api/profile-image';
const EDITABLE = 'features: { allowProfileEdit: true, showOpenCampus: true }';

describe('the picture of a profile', () => {
  let campus: TestCampus;
  let brook: BrookTenant;
  const tokens = new Map<string, string>();
  beforeAll(async () => {
    campus = await aCampus();
    brook = await aBrookTenant(campus);
    await brook.change({}, [EDITABLE]);
    const query =
      'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { token } }';
    for (const name of ['amal', 'nour', 'ivan']) {
      const variables = { email: `${name}@brook.example`, password: DEMO_PASSWORD };
      tokens.set(name, (await campus.ask({ query, variables, origin: brook.origin })).body.data.login.token);
    }
  });
  afterAll(() => campus.close());

  const headersOf = (name: string | undefined) =>
    name === undefined ? {} : { authorization: `Bearer ${tokens.get(name) ?? ''}` };
  const send = (name: string | undefined, body: Buffer | string, type = 'image/jpeg') =>
    campus.get(PATH, {
      origin: brook.origin,
      method: 'POST',
      body: typeof body === 'string' ? body : new Uint8Array(body),
      headers: { ...headersOf(name), 'content-type': type },
    });
  const sent = async (name: string, body: Buffer = JPEG, type?: string): Promise<string> => {
    const answer = await send(name, body, type);
    expect(answer.status).toBe(200);
    return (await answer.json()).data.profileImage.url;
  };
  const remove = (name: string) =>
    campus.get(PATH, { origin: brook.origin, method: 'DELETE', headers: headersOf(name) });
  const look = (url: string, origin = brook.origin) => campus.get(url, { origin });
  const mine = async (name: string) =>
    (await brook.ask('{ me { profileImage { url } } }', { name })).body.data.me.profileImage;

  it('is kept without what tells where it was taken, and shown to oneself and to others', async () => {
    const url = await sent('amal', jpegWith(0xe1, WHERE_IT_WAS));
    expect(url).toMatch(/^\/media\/profile-[0-9a-f]{64}\.jpg$/);
    expect(await mine('amal')).toEqual({ url });
    const { id } = (await brook.ask('{ me { id } }', { name: 'amal' })).body.data.me;
    const others = await brook.ask(`{ publicUser(id: "${id}") { profileImage { url } } }`, { name: 'nour' });
    expect(others.body.data.publicUser.profileImage).toEqual({ url });

    const picture = await look(url);
    expect(picture.status).toBe(200);
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
    expect(picture.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(picture.headers.get('content-security-policy')).toContain('sandbox');
    expect(Buffer.from(await picture.arrayBuffer()).equals(JPEG)).toBe(true);
  });

  it('has another address each time, also for the same picture, and the one before is gone', async () => {
    const first = await sent('nour', PNG, 'image/png');
    const second = await sent('nour', PNG, 'image/png');
    expect(first).toMatch(/\.png$/);
    expect(second).not.toBe(first);
    expect([(await look(first)).status, (await look(second)).status]).toEqual([404, 200]);
    expect((await look(second, LANTERN)).status).toBe(404);

    const before = await brook.ask('{ me { id } }', { name: 'nour' });
    expect(await (await remove('nour')).json()).toEqual({ data: { profileImage: null } });
    expect((await remove('nour')).status).toBe(200);
    expect(await mine('nour')).toBeNull();
    expect((await look(second)).status).toBe(404);
    const after = await brook.ask('{ me { id } }', { name: 'nour' });
    expect(after.body.extensions.asOf).toBeGreaterThan(before.body.extensions.asOf);
  });

  it.each([
    ['a text that calls itself a picture', Buffer.from('<script>alert(1)</script>'), 'image/png', 400],
    ['a picture that is too large to draw', jpegOf(4000, 3000), 'image/jpeg', 400],
    ['nothing', Buffer.alloc(0), 'image/jpeg', 400],
    ['a file that is too large', Buffer.alloc(PROFILE_IMAGE_BYTES_MAX + 1), 'image/jpeg', 413],
    ['a drawing', Buffer.from('<svg/>'), 'image/svg+xml', 415],
    ['JSON', Buffer.from('{}'), 'application/json', 415],
  ])('is not %s', async (_, body, type, status) => {
    const answer = await send('ivan', body, type);
    expect(answer.status).toBe(status);
    expect((await answer.json()).errors[0].message).toMatch(/^[A-Z_]+$/);
    expect(await mine('ivan')).toBeNull();
  });

  it('goes by what the bytes are, whatever they are called', async () => {
    expect(await sent('ivan', PNG, 'image/jpeg')).toMatch(/\.png$/);
  });

  it('is taken at this address only', async () => {
    const headers = { ...headersOf('amal'), 'content-type': 'image/jpeg' };
    const elsewhere = { origin: brook.origin, method: 'POST', body: new Uint8Array(JPEG), headers };
    expect((await campus.get('/api/ticket', elsewhere)).status).toBe(415);
  });

  it('is changed by nobody who is not signed in', async () => {
    expect((await send(undefined, JPEG)).status).toBe(401);
    expect((await campus.get(PATH, { origin: brook.origin, method: 'DELETE' })).status).toBe(401);
  });

  it('is not taken where profiles are not edited, where it is hidden, and not taken away where it is required', async () => {
    const url = await sent('amal');
    await brook.change({}, []);
    expect([(await send('amal', JPEG)).status, (await remove('amal')).status]).toEqual([403, 403]);
    await brook.change({}, [EDITABLE, 'profileConfiguration: { profileImage: REQUIRED }']);
    expect((await remove('amal')).status).toBe(400);
    expect(await mine('amal')).toEqual({ url });
    await brook.change({}, [EDITABLE, 'profileConfiguration: { profileImage: HIDDEN }']);
    expect((await send('amal', JPEG)).status).toBe(400);
    expect(await mine('amal')).toBeNull();
    await brook.change({}, [EDITABLE]);
  });
});
