import { describe, expect, it } from 'vitest';
import { homeQueries } from '#features/home/queries.ts';
import { aCampus } from '#tests/support/campus/campus.ts';
import { aDevice } from '#tests/support/device/device.ts';
import { fourCases } from '#tests/support/device/four-cases.ts';
import { setProfileField } from './mutations.ts';
import { profileQueries } from './queries.ts';

const MINE = profileQueries.mine('en');

describe('profile.set', () => {
  fourCases({
    mutation: setProfileField,
    input: { field: 'city', value: '  Leipzig ' },
    read: MINE,
    sees: ({ me }) => me?.cityInput,
    expected: 'Leipzig',
    refused: { input: { field: 'city', value: 'x'.repeat(101) }, code: 'PROFILE_TEXT_TOO_LONG' },
  });

  it('shows a new name in the greeting at once, offline too', async () => {
    const campus = await aCampus();
    const device = await aDevice(campus, 'amal');
    await device.read(homeQueries.start('en'));
    device.network.cut = true;
    await device.send(setProfileField, { field: 'firstName', value: 'Amalia' });
    expect((await device.read(homeQueries.start('en'))).me?.firstName).toBe('Amalia');
    await campus.close();
  });

  it('takes away what was there with an empty text, and names a country as it is called', async () => {
    const campus = await aCampus();
    campus.later(1000);
    const device = await aDevice(campus, 'amal');
    await device.read(MINE);
    await device.send(setProfileField, { field: 'nickname', value: '' });
    await device.send(setProfileField, { field: 'country', value: 'TR', denomination: 'Türkiye' });
    const shown = async () => (await device.read(MINE)).me;
    const expected = { nickname: null, country: { id: 'TR', code: 'TR' } };
    expect(await shown()).toMatchObject({ ...expected, country: { denomination: 'Türkiye' } });
    await device.drain();
    await device.refresh(MINE);
    expect(await shown()).toMatchObject(expected);
    await campus.close();
  });
});
