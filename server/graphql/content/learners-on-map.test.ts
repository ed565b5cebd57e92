import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrookTenant, type BrookTenant } from '#tests/support/campus/brook-tenant.ts';
import { aCampus, type TestCampus } from '#tests/support/campus/campus.ts';

const ON_MAP = '{ learnersOnMap { lat lng city person { id } } }';
const USER = `mutation ($actions: [UpdateUserAction!]!) { updateUser(actions: $actions) { success } }`;
const PREFERENCE = `mutation ($value: Boolean!) {
  updateAccountPreference(actions: [{ setShowOnMap: { value: $value } }]) { success }
}`;
const LEIPZIG = { city: 'Leipzig', latitude: 51.34, longitude: 12.37 };

describe('the map of learners', () => {
  let campus: TestCampus;
  let brook: BrookTenant;
  beforeAll(async () => {
    campus = await aCampus();
    brook = await aBrookTenant(campus);
    await brook.change({}, ['features: { showLearnerMap: true, allowProfileEdit: true }']);
  });
  afterAll(() => campus.close());

  const onMap = async (name?: string) => {
    const { body } = await brook.ask(ON_MAP, name === undefined ? {} : { name });
    return body.data.learnersOnMap;
  };
  const move = (city: object) => brook.ask(USER, { name: 'amal', variables: { actions: [{ setCity: city }] } });
  const agree = (value: boolean) => brook.ask(PREFERENCE, { name: 'amal', variables: { value } });

  it('shows to others who agreed and has a place, and nobody else', async () => {
    await move(LEIPZIG);
    expect(await onMap('ivan'), 'a place, and no agreement').toEqual([]);
    await agree(true);
    const [amal] = await onMap('ivan');
    expect(amal).toMatchObject({ lat: 51.34, lng: 12.37, city: 'Leipzig' });
    expect(await onMap(), 'a visitor').toEqual([]);
    await agree(false);
    expect(await onMap('ivan'), 'taken back').toEqual([]);
  });

  it('forgets a place with its city', async () => {
    await agree(true);
    await move({ city: 'Somewhere' });
    expect(await onMap('ivan')).toEqual([]);
  });

  it('is empty where the organisation has none', async () => {
    await move(LEIPZIG);
    expect(await onMap('ivan')).toHaveLength(1);
    await brook.change({}, ['features: { showLearnerMap: false, allowProfileEdit: true }']);
    expect(await onMap('ivan')).toEqual([]);
  });
});
