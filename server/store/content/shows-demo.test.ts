import { afterEach, describe, expect, it } from 'vitest';
import { importOrganisation } from '#tests/support/campus/an-organisation.ts';
import { aCampus, type TestCampus } from '#tests/support/campus/campus.ts';

const INTROSPECTION = '{ __schema { queryType { name } } }';

describe('what is there for a demo only', () => {
  let campus: TestCampus;
  afterEach(() => campus.close());

  it.each([
    ['is shown by a server that shows demos', true],
    ['is not shown by another, whatever is imported beside it', false],
  ])('%s', async (_, showsDemo) => {
    campus = await aCampus({ showsDemo });
    const lines = ['demoPassword: quay-demo-1', 'wallet: demo', 'features: { showIdasIntegrationOptions: true }'];
    const origin = await importOrganisation(campus, { id: '7', name: 'quay', lines });
    const { demo, dataWallet } = await (await campus.get('/organisation.json', { origin })).json();
    const schema = await campus.ask({ query: INTROSPECTION, origin });
    const shown = {
      accounts: demo !== null,
      wallet: dataWallet !== null,
      mail: (await campus.get('/dev/mail', { origin })).status === 200,
      schema: schema.body.errors === undefined,
      announced: (await campus.server.campuses.all()).some(({ catalogue }) => catalogue.organisation.demo !== null),
    };
    expect(new Set(Object.values(shown)), JSON.stringify(shown)).toEqual(new Set([showsDemo]));
  });
});
