import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrookTenant, type BrookTenant } from '#tests/support/campus/brook-tenant.ts';
import { aCampus, type TestCampus } from '#tests/support/campus/campus.ts';

const CONFIGURATION = `{ organizationConfig { profileConfiguration {
  firstName lastName nickname country dateOfBirth city additionalInformation profileImage geocoderUrl } } }`;
const UPDATE = `mutation ($actions: [UpdateUserAction!]!) {
  updateUser(actions: $actions) { success errors { message } me { firstName cityInput } }
}`;

describe('how profiles look in an organisation', () => {
  let campus: TestCampus;
  let brook: BrookTenant;
  beforeAll(async () => {
    campus = await aCampus();
    brook = await aBrookTenant(campus);
  });
  afterAll(() => campus.close());

  const does = async (name: string, ...actions: object[]): Promise<string> => {
    const { updateUser } = (await brook.ask(UPDATE, { name, variables: { actions } })).body.data;
    return updateUser.success ? 'done' : updateUser.errors[0].message;
  };
  const configured = async () => (await brook.ask(CONFIGURATION)).body.data.organizationConfig.profileConfiguration;
  const city = (text: string) => ({ setCity: { city: text } });
  const name = (text: string) => ({ setFirstName: { firstName: text } });
  const country = (countryId: string) => ({ setCountry: { countryId } });
  const EDITABLE = 'features: { allowProfileEdit: true }';

  it('is with all fields and nothing that asks where somebody is, unless its file says otherwise', async () => {
    await brook.change({}, [EDITABLE]);
    expect(await configured()).toEqual({
      firstName: 'SHOWN',
      lastName: 'SHOWN',
      nickname: 'SHOWN',
      country: 'SHOWN',
      dateOfBirth: 'SHOWN',
      city: 'SHOWN',
      additionalInformation: 'SHOWN',
      profileImage: 'SHOWN',
      geocoderUrl: null,
    });
  });

  it('hides fields that are then not taken, and keeps those filled that are required', async () => {
    await brook.change({}, [EDITABLE, 'profileConfiguration: { city: HIDDEN, firstName: REQUIRED }']);
    expect(await configured()).toMatchObject({ city: 'HIDDEN', firstName: 'REQUIRED', lastName: 'SHOWN' });
    expect(await does('amal', city('Leipzig'))).toBe('INVALID_INPUT');
    expect(await does('amal', name('Amal'))).toBe('done');
    expect(await does('amal', name('  '))).toBe('INVALID_INPUT');
    expect((await brook.ask('{ me { firstName } }', { name: 'amal' })).body.data.me.firstName).toBe('Amal');
  });

  it('without allowProfileEdit is as it was given, but for what the campus still asks for before it opens', async () => {
    await brook.change({}, [
      'traits: { profileEmailDomain: brook.example }',
      'registerConfiguration: { country: REQUIRED }',
      'profileConfiguration: { country: HIDDEN }',
    ]);
    expect((await configured()).country).toBe('REQUIRED');
    expect(await does('ivan', name('Ivan'))).toBe('NOT_ALLOWED');
    expect(await does('ivan', country('UA'))).toBe('done');
    expect(await does('ivan', country('SY'))).toBe('NOT_ALLOWED');
    expect(await does('ivan', { setStudentEmail: { studentEmail: 'ivan@brook.example' } })).toBe('done');
    expect(await does('ivan', { setStudentEmail: { studentEmail: 'other@brook.example' } })).toBe('NOT_ALLOWED');
  });

  it('names the service that knows places, and only its host may be talked to', async () => {
    await brook.change({}, ['geocoderUrl: https://places.example/reverse']);
    expect((await configured()).geocoderUrl).toBe('https://places.example/reverse');
    const page = await campus.get('/', { origin: brook.origin, headers: { accept: 'text/html' } });
    expect(page.headers.get('content-security-policy')).toMatch(
      /connect-src 'self' [^;]*https:\/\/places\.example(?:;| )/,
    );
    await expect(brook.change({}, ['geocoderUrl: http://places.example/reverse'])).rejects.toThrow(/geocoderUrl/);
  });
});
