import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aCampus, type TestCampus } from '#tests/support/campus/campus.ts';
import { aDevice, type TestDevice } from '#tests/support/device/device.ts';
import { truthOf } from '#tests/support/device/four-cases.ts';
import { setNudge, setPreference } from './mutations.ts';
import { settingsQueries } from './queries.ts';

const ACCOUNT = settingsQueries.account();
const NUDGES = settingsQueries.nudges();

let campus: TestCampus;
let device: TestDevice;
beforeEach(async () => {
  campus = await aCampus();
  campus.later(1000);
  device = await aDevice(campus, 'amal');
});
afterEach(() => campus.close());

const PREFERENCE = { name: 'showOnMap', value: true } as const;

describe('preference.set', () => {
  const shown = async () => (await device.read(ACCOUNT)).me?.accountPreference?.showOnMap ?? false;
  const kept = async () => (await truthOf(device, ACCOUNT)).answer.me?.accountPreference?.showOnMap ?? false;

  it('online', async () => {
    expect(await shown()).toBe(false);
    await device.send(setPreference, PREFERENCE);
    expect(await shown()).toBe(true);
    await device.drain();
    expect(await kept()).toBe(true);
    await device.refresh(ACCOUNT);
    expect(await device.outbox()).toEqual([]);
    expect(await shown()).toBe(true);
  });

  it('offline, then back: the last choice counts', async () => {
    await shown();
    device.network.cut = true;
    await device.send(setPreference, PREFERENCE);
    await device.send(setPreference, { ...PREFERENCE, value: false });
    await device.send(setPreference, PREFERENCE);
    expect(await device.outbox()).toHaveLength(1);
    expect(await shown()).toBe(true);
    device.network.cut = false;
    await device.drain();
    expect(await kept()).toBe(true);
  });

  it('refused: the switch goes back', async () => {
    await shown();
    await device.send(setPreference, PREFERENCE);
    const [entry] = await device.outbox();
    // The one refusal this act can get: its key was used for something else before.
    const other = 'mutation { updateAccountPreference(actions: [{ setShowActivity: { value: true } }]) { success } }';
    await device.wire.send({ document: other, key: entry?.id ?? '' });
    await device.drain();
    expect(await shown()).toBe(false);
    expect(await device.outbox()).toMatchObject([{ state: 'needs-you', refusal: 'KEY_REUSED' }]);
  });

  it('reload while pending', async () => {
    await shown();
    device.network.cut = true;
    await device.send(setPreference, PREFERENCE);
    device = await device.reload();
    expect(await shown()).toBe(true);
    device.network.cut = false;
    await device.drain();
    expect(await kept()).toBe(true);
  });
});

describe('nudge.set', () => {
  const isOn = async () =>
    (await device.read(NUDGES)).viewer.nudgePreferences.find(({ kind }) => kind === 'SESSION_SOON')?.isOn;

  it('is off at once, and at the campus after a restart without a network', async () => {
    expect(await isOn()).toBe(true);
    device.network.cut = true;
    await device.send(setNudge, { kind: 'SESSION_SOON', isOn: false });
    expect(await isOn()).toBe(false);
    device = await device.reload();
    expect(await isOn()).toBe(false);
    device.network.cut = false;
    await device.drain();
    const { viewer } = (await truthOf(device, NUDGES)).answer;
    expect(viewer.nudgePreferences.filter((each) => !each.isOn)).toEqual([{ kind: 'SESSION_SOON', isOn: false }]);
  });
});
