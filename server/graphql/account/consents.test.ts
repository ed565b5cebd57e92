import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aBrookTenant, type BrookTenant } from '#tests/support/campus/brook-tenant.ts';
import { aCampus, type TestCampus } from '#tests/support/campus/campus.ts';

let campus: TestCampus;
let brook: BrookTenant;
beforeEach(async () => {
  campus = await aCampus({ at: new Date('2026-11-21T12:00:00Z') });
  brook = await aBrookTenant(campus);
});
afterEach(() => campus.close());

const CONSENT = `mutation ($id: ID!, $actions: [ConsentAction!]!) { updateConsentRequest(id: $id, actions: $actions) {
  success errors { message } consent { identifier consented }
  viewer { subOrganizations { subOrganizationPath registerConsent { identifier consented } } }
} }`;
const decide = async (name: string, id: string, action: 'consent' | 'revoke', key?: string) =>
  (await brook.ask(CONSENT, { name, variables: { id, actions: [action] }, ...(key === undefined ? {} : { key }) })).body
    .data.updateConsentRequest;
const history = () =>
  campus.test.store.read
    .selectFrom('consent_decision')
    .select(['number', 'action', 'language', 'decided_at'])
    .execute();

describe('a consent', () => {
  it('is given, taken back and given again, and every decision is kept with its time', async () => {
    expect((await decide('amal', 'mill-card', 'consent')).consent).toEqual({
      identifier: 'mill-card',
      consented: true,
    });
    campus.later(60_000);
    expect((await decide('amal', 'mill-card', 'revoke')).consent).toEqual({
      identifier: 'mill-card',
      consented: false,
    });
    campus.later(60_000);
    await decide('amal', 'mill-card', 'consent');
    expect(await history()).toEqual([
      { number: 1, action: 'consent', language: 'en', decided_at: '2026-11-21T12:00:00.000Z' },
      { number: 2, action: 'revoke', language: 'en', decided_at: '2026-11-21T12:01:00.000Z' },
      { number: 3, action: 'consent', language: 'en', decided_at: '2026-11-21T12:02:00.000Z' },
    ]);
  });

  it('of a partner is asked for again as soon as it is taken back', async () => {
    const partners = (answer: { viewer: { subOrganizations: unknown } }) => answer.viewer.subOrganizations;
    const asked = (consented: boolean) => [
      { subOrganizationPath: 'mill', registerConsent: { identifier: 'mill-card', consented } },
    ];
    expect(partners(await decide('amal', 'mill-card', 'consent'))).toEqual(asked(true));
    expect(partners(await decide('amal', 'mill-card', 'revoke'))).toEqual(asked(false));
  });

  it('is decided once, however often it is sent', async () => {
    await decide('amal', 'gast', 'consent', 'key-00000001');
    await decide('amal', 'gast', 'consent', 'key-00000001');
    await decide('amal', 'gast', 'consent');
    expect(await history()).toHaveLength(1);
  });

  it('is given again where its words are others by now', async () => {
    await decide('amal', 'gast', 'consent');
    await brook.change({
      'consents.yaml': '[{ id: gast, identifier: gast, denomination: { de: Gast }, description: { de: Anders? } }]',
    });
    await decide('amal', 'gast', 'consent');
    expect(await history()).toHaveLength(2);
  });

  it('of a partner is no matter of somebody who does not belong to it, and a visitor has none', async () => {
    expect(await decide('ivan', 'mill-card', 'consent')).toMatchObject({
      success: false,
      errors: [{ message: 'NOT_FOUND' }],
      consent: null,
    });
    expect((await brook.ask(CONSENT, { variables: { id: 'gast', actions: ['consent'] } })).status).toBe(401);
    expect(await history()).toEqual([]);
  });

  it('raises the revision of the person', async () => {
    const asOf = async () => (await brook.ask('{ me { id } }', { name: 'amal' })).body.extensions.asOf;
    const before = await asOf();
    await decide('amal', 'gast', 'consent');
    expect(await asOf()).toBe(before + 1);
  });

  it('can be read by whoever comes by, is HTML, and says in which language it is', async () => {
    const read = (identifier: string, languageId = '41') =>
      brook.ask(`{ consentRequest(identifier: "${identifier}") { id denomination description consented language } }`, {
        languageId,
      });
    expect((await read('mill-card')).body.data.consentRequest).toEqual({
      id: 'mill-card',
      denomination: 'Card',
      consented: false,
      language: 'en',
      description: '<p><strong>Yes?</strong></p>',
    });
    expect((await read('gast')).body.data.consentRequest.language).toBe('de');
    expect((await read('nothing')).body.data.consentRequest).toBeNull();
  });
});

describe('the consents of a person', () => {
  it('are the organisation’s and those of the person’s partners; a visitor is asked for none', async () => {
    const QUERY = '{ viewer { consentRequests { identifier consented } } }';
    const of = async (name?: string) =>
      (await brook.ask(QUERY, name === undefined ? {} : { name })).body.data.viewer.consentRequests;
    await decide('amal', 'gast', 'consent');
    expect(await of('amal')).toEqual([
      { identifier: 'gast', consented: true },
      { identifier: 'mill-card', consented: false },
    ]);
    expect(await of('ivan')).toEqual([{ identifier: 'gast', consented: false }]);
    expect(await of()).toEqual([]);
  });
});

describe('the terms of service', () => {
  const DUE = '{ unacceptedTermsOfService { id } latestTermsOfService { id denomination content language } }';
  const due = async (name?: string) => (await brook.ask(DUE, name === undefined ? {} : { name })).body.data;
  const accept = async (id: string) =>
    (await brook.ask(`mutation { acceptTermsOfService(id: "${id}") { success errors { message } } }`, { name: 'amal' }))
      .body.data.acceptTermsOfService;

  it('are due until they are accepted; a visitor reads them and owes nothing', async () => {
    expect((await due('amal')).unacceptedTermsOfService).toEqual({ id: 'first' });
    expect(await accept('first')).toEqual({ success: true, errors: [] });
    expect((await due('amal')).unacceptedTermsOfService).toBeNull();
    expect(await due()).toEqual({
      unacceptedTermsOfService: null,
      latestTermsOfService: { id: 'first', denomination: 'Rules', content: '<p>One</p>', language: 'en' },
    });
  });

  it('are due again from the day on which a newer version holds', async () => {
    await accept('first');
    const second = "{ validFrom: '2026-12-01', denomination: { de: Neu }, content: { de: Zwei } }";
    await brook.change({ 'terms/second.yaml': second });
    expect((await due('amal')).unacceptedTermsOfService).toBeNull();
    expect(await accept('second')).toEqual({ success: false, errors: [{ message: 'TERMS_REPLACED' }] });
    // The session's token lives for minutes: the test ends its own clock just before it.
    const day = new Date('2026-12-01T00:00:00Z').getTime() - campus.now().getTime();
    campus.later(day);
    const later = await aBrookTenant(campus);
    await later.change({ 'terms/second.yaml': second });
    const ask = (query: string) => later.ask(query, { name: 'amal' });
    expect((await ask(DUE)).body.data.unacceptedTermsOfService).toEqual({ id: 'second' });
    const late = await ask('mutation { acceptTermsOfService(id: "first") { success errors { message } } }');
    expect(late.body.data.acceptTermsOfService.errors).toEqual([{ message: 'TERMS_REPLACED' }]);
  });

  it('cannot be accepted where there are none of this id', async () => {
    expect(await accept('nothing')).toEqual({ success: false, errors: [{ message: 'NOT_FOUND' }] });
  });
});
