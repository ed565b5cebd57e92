import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dueGate, type GateState } from '#campus/account/gates.ts';
import { aBrookTenant, type BrookTenant } from '#tests/support/campus/brook-tenant.ts';
import { aCampus, type TestCampus } from '#tests/support/campus/campus.ts';
import { flagCases } from '#tests/support/sources/flag-cases.ts';

let campus: TestCampus;
let brook: BrookTenant;
beforeAll(async () => {
  campus = await aCampus({ at: new Date('2026-11-21T12:00:00Z') });
  brook = await aBrookTenant(campus);
});
afterAll(() => campus.close());

const USER = `mutation ($actions: [UpdateUserAction!]!) { updateUser(actions: $actions) { success errors { message }
  me { firstName nickname cityInput lat lng additionalInformation dateOfBirth studentEmail country { id code denomination } } } }`;
const update = async (name: string, ...actions: object[]) =>
  (await brook.ask(USER, { name, variables: { actions } })).body.data.updateUser;
const PREFERENCES = `mutation ($actions: [AccountPreferenceAction!]!) { updateAccountPreference(actions: $actions) {
  success errors { message } preference { showFirstName showOnMap subscribedToUpdates } } }`;
const prefer = async (name: string, actions: object[], key?: string) =>
  (await brook.ask(PREFERENCES, { name, variables: { actions }, ...(key === undefined ? {} : { key }) })).body.data
    .updateAccountPreference;

/** Profiles are edited here, and what else they hold. */
const edited = (more = '') =>
  brook.change({}, [
    `features: { hasRegistration: true, allowProfileEdit: true${more} }`,
    'traits: { profileEmailDomain: brook.example }',
    'registerConfiguration: { country: REQUIRED }',
  ]);

describe('a profile', () => {
  beforeAll(() => edited());

  it('keeps what is written, trimmed, and takes away what is emptied', async () => {
    const { me } = await update('amal', { setFirstName: { firstName: '  Amal ' } }, { setCity: { city: 'Leipzig' } });
    expect(me).toMatchObject({ firstName: 'Amal', cityInput: 'Leipzig' });
    expect((await update('amal', { setCity: { city: ' ' } })).me.cityInput).toBeNull();
  });

  it('keeps where a city was found, to a hundredth of a degree, until it is typed over', async () => {
    const place = { latitude: 51.337_77, longitude: -12.312_49 };
    expect((await update('amal', { setCity: { city: 'Leipzig', ...place } })).me).toMatchObject({
      cityInput: 'Leipzig',
      lat: 51.34,
      lng: -12.31,
    });
    expect((await update('amal', { setNickname: { nickname: 'am' } })).me).toMatchObject({ lat: 51.34 });
    expect((await update('amal', { setCity: { city: 'Halle' } })).me).toMatchObject({ lat: null, lng: null });
  });

  it('names a country in the language asked for', async () => {
    await update('amal', { setCountry: { countryId: 'SY' } });
    const { me } = (await brook.ask('{ me { country { code denomination } } }', { name: 'amal', languageId: '52' }))
      .body.data;
    expect(me.country).toEqual({ code: 'SY', denomination: 'Syrien' });
  });

  it.each([
    ['a country that is none', { setCountry: { countryId: 'XX' } }, 'COUNTRY_UNKNOWN'],
    ['no country', { setCountry: { countryId: '' } }, 'COUNTRY_UNKNOWN'],
    ['a name without end', { setFirstName: { firstName: 'n'.repeat(101) } }, 'PROFILE_TEXT_TOO_LONG'],
    [
      'a text without end',
      { setAdditionalInformation: { additionalInformation: 'n'.repeat(2001) } },
      'PROFILE_TEXT_TOO_LONG',
    ],
    ['a birth before 1900', { setDateOfBirth: { dateOfBirth: '1899-12-31' } }, 'DATE_OF_BIRTH_INVALID'],
    ['a day that is none', { setDateOfBirth: { dateOfBirth: '2001-02-30' } }, 'DATE_OF_BIRTH_INVALID'],
    ['somebody under age', { setDateOfBirth: { dateOfBirth: '2009-01-01' } }, 'DATE_OF_BIRTH_INVALID'],
    ['an e-mail of elsewhere', { setStudentEmail: { studentEmail: 'ivan@else.example' } }, 'STUDENT_EMAIL_INVALID'],
    ['an action that says nothing', {}, 'INVALID_INPUT'],
    ['a place that is none', { setCity: { city: 'Leipzig', latitude: 91, longitude: 0 } }, 'INVALID_INPUT'],
    ['two in one', { setFirstName: { firstName: 'A' }, setLastName: { lastName: 'B' } }, 'INVALID_INPUT'],
  ])('does not take %s, and then nothing else of the same call', async (_, action, code) => {
    const answer = await update('ivan', { setNickname: { nickname: 'ivan' } }, action);
    expect(answer).toMatchObject({ success: false, errors: [{ message: code }] });
    expect(answer.me.nickname).toBeNull();
  });

  it('takes a birth year of this year minus 18, and an address of the organisation’s domain', async () => {
    const { me } = await update(
      'nour',
      { setDateOfBirth: { dateOfBirth: '2008-12-31' } },
      { setStudentEmail: { studentEmail: 'Nour@Brook.example' } },
    );
    expect(me).toMatchObject({ dateOfBirth: '2008-12-31', studentEmail: 'Nour@Brook.example' });
  });

  it.each(
    flagCases('allowUnderage', {
      off: { errors: [{ message: 'DATE_OF_BIRTH_INVALID' }], me: { dateOfBirth: '2008-12-31' } },
      on: { errors: [], me: { dateOfBirth: '2015-06-01' } },
    }),
  )('takes any birth year of the living where the organisation allows it: %s', async (isOn, expected) => {
    await edited(`, allowUnderage: ${isOn}`);
    await update('nour', { setDateOfBirth: { dateOfBirth: '2008-12-31' } });
    expect(await update('nour', { setDateOfBirth: { dateOfBirth: '2015-06-01' } })).toMatchObject(expected);
    const unborn = { setDateOfBirth: { dateOfBirth: '2026-11-22' } };
    expect((await update('nour', unborn)).errors).toEqual([{ message: 'DATE_OF_BIRTH_INVALID' }]);
    await edited();
  });

  it('is nobody else’s', async () => {
    await update('amal', { setAdditionalInformation: { additionalInformation: 'Only mine' } });
    const { body } = await brook.ask('{ me { additionalInformation } }', { name: 'ivan' });
    expect(body.data.me.additionalInformation).toBeNull();
    expect((await brook.ask('{ me { additionalInformation } }')).body.data.me).toBeNull();
  });
});

describe('account preferences', () => {
  it('are null until something is chosen; what was not named is off, and stays as it was later', async () => {
    const { body } = await brook.ask('{ me { accountPreference { id } } }', { name: 'ivan' });
    expect(body.data.me.accountPreference).toBeNull();
    expect((await prefer('ivan', [{ setShowOnMap: { value: true } }])).preference).toEqual({
      showFirstName: false,
      showOnMap: true,
      subscribedToUpdates: false,
    });
    const { preference } = await prefer('ivan', [
      { setShowFirstName: { value: true } },
      { setSubscribedToUpdates: { value: true } },
    ]);
    expect(preference).toEqual({ showFirstName: true, showOnMap: true, subscribedToUpdates: true });
  });

  it('that are chosen with nothing on are chosen', async () => {
    expect((await prefer('nour', [])).preference).toEqual({
      showFirstName: false,
      showOnMap: false,
      subscribedToUpdates: false,
    });
  });

  it('sent again under the same key do not undo what came after', async () => {
    await prefer('amal', [{ setShowOnMap: { value: true } }], 'key-00000011');
    await prefer('amal', [{ setShowOnMap: { value: false } }], 'key-00000012');
    await prefer('amal', [{ setShowOnMap: { value: true } }], 'key-00000011');
    const { body } = await brook.ask('{ me { accountPreference { showOnMap } } }', { name: 'amal' });
    expect(body.data.me.accountPreference.showOnMap).toBe(false);
  });
});

const STATE = `{
  me { country { id } accountPreference { id } studentEmail }
  organizationConfig { registerConfiguration { country } }
  unacceptedTermsOfService { id }
  viewer {
    subOrganizations { registerConsent { consented } } onboardingSlides { title description rank media }
    completedMilestones { denomination }
  }
}`;

describe('the gates of somebody new', () => {
  it('open one after the other, each by its own act', async () => {
    const other = await aCampus();
    const fresh = await aBrookTenant(other);
    const ask = async (query: string) => (await fresh.ask(query, { name: 'amal' })).body.data;
    const gate = async () => {
      const { me, organizationConfig, unacceptedTermsOfService, viewer } = await ask(STATE);
      const state: GateState = {
        ...viewer,
        me,
        unacceptedTerms: unacceptedTermsOfService,
        registerConfiguration: organizationConfig.registerConfiguration,
        traits: { profileEmailDomain: 'brook.example' },
      };
      return dueGate(state);
    };
    expect(await gate()).toBe('sub-organisation-consent');
    await ask('mutation { updateConsentRequest(id: "mill-card", actions: [consent]) { success } }');
    expect(await gate()).toBe('terms');
    await ask('mutation { acceptTermsOfService(id: "first") { success } }');
    expect(await gate()).toBe('profile');
    await ask('mutation { updateUser(actions: [{ setCountry: { countryId: "SY" } }]) { success } }');
    await ask(
      'mutation { updateUser(actions: [{ setStudentEmail: { studentEmail: "amal@brook.example" } }]) { success } }',
    );
    expect(await gate()).toBe('profile');
    await ask('mutation { updateAccountPreference(actions: []) { success } }');
    expect(await gate()).toBe('onboarding');
    const welcome =
      'mutation { updateViewer(actions: [{ completeMilestone: { denomination: "WELCOME_COMPLETED" } }]) { success } }';
    expect((await ask(welcome)).updateViewer.success).toBe(true);
    await ask(welcome);
    expect(await gate()).toBeUndefined();
    expect((await ask(STATE)).viewer.completedMilestones).toHaveLength(1);
    await other.close();
  });

  it('of several actions in one call do all or none', async () => {
    const actions = (denomination: string) =>
      `mutation { updateViewer(actions: [{ setPreferredLanguage: { languageId: "52" } },
        { completeMilestone: { denomination: "${denomination}" } }]) { success viewer { preferredLanguage { id } } } }`;
    const ask = async (query: string) => (await brook.ask(query, { name: 'nour' })).body.data.updateViewer;
    expect(await ask(actions('FREE_MONEY'))).toEqual({ success: false, viewer: { preferredLanguage: { id: '41' } } });
    expect(await ask(actions('WELCOME_COMPLETED'))).toEqual({
      success: true,
      viewer: { preferredLanguage: { id: '52' } },
    });
  });

  it('show no slides to a visitor, and no milestone but a known one is completed', async () => {
    expect((await brook.ask(STATE)).body.data.viewer).toEqual({
      subOrganizations: [],
      onboardingSlides: [],
      completedMilestones: [],
    });
    const { body } = await brook.ask(
      'mutation { updateViewer(actions: [{ completeMilestone: { denomination: "FREE_MONEY" } }]) { success errors { message } } }',
      { name: 'ivan' },
    );
    expect(body.data.updateViewer).toEqual({ success: false, errors: [{ message: 'INVALID_INPUT' }] });
  });
});
