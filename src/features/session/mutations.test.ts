import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LANGUAGE_IDS } from '#campus/languages.ts';
import { aCampus, type TestCampus } from '#tests/support/campus/campus.ts';
import { aDevice, type TestDevice } from '#tests/support/device/device.ts';
import { setLanguage } from './mutations.ts';

const answer = v.object({ viewer: v.object({ preferredLanguage: v.object({ id: v.string() }) }) });

describe('language.set', () => {
  let campus: TestCampus;
  let device: TestDevice;
  beforeEach(async () => {
    campus = await aCampus();
    device = await aDevice(campus, 'amal');
  });
  afterEach(() => campus.close());

  const kept = async (): Promise<string> => {
    const { data } = await device.wire.send({ document: '{ viewer { preferredLanguage { id } } }' });
    return v.parse(answer, data).viewer.preferredLanguage.id;
  };

  it('online', async () => {
    expect(await kept()).toBe(LANGUAGE_IDS.ar);
    await device.send(setLanguage, { language: 'de' });
    await device.drain();
    expect(await kept()).toBe(LANGUAGE_IDS.de);
    expect(await device.outbox()).toEqual([]);
  });

  it('offline, then back: the last choice counts', async () => {
    device.network.cut = true;
    await device.send(setLanguage, { language: 'de' });
    await device.send(setLanguage, { language: 'tr' });
    await device.drain();
    await device.send(setLanguage, { language: 'uk' });
    expect((await device.outbox()).map(({ input, state }) => [input, state])).toEqual([
      [{ language: 'tr' }, 'sent-maybe'],
      [{ language: 'uk' }, 'waiting'],
    ]);
    device.network.cut = false;
    await device.drain();
    expect(await kept()).toBe(LANGUAGE_IDS.uk);
    expect(await device.outbox()).toEqual([]);
  });

  it('refused', async () => {
    await device.send(setLanguage, { language: 'de' });
    const [entry] = await device.outbox();
    // The one refusal this act can get: its key was used for something else before.
    await device.wire.send({
      document: 'mutation { updateViewer(actions: [{ setPreferredLanguage: { languageId: "160" } }]) { success } }',
      key: entry?.id ?? '',
    });
    await device.drain();
    expect(await kept()).toBe(LANGUAGE_IDS.tr);
    expect(await device.outbox()).toMatchObject([{ state: 'needs-you', refusal: 'KEY_REUSED' }]);
  });

  it('reload while pending', async () => {
    device.network.cut = true;
    await device.send(setLanguage, { language: 'de' });
    device = await device.reload();
    device.network.cut = false;
    await device.drain();
    expect(await kept()).toBe(LANGUAGE_IDS.de);
    expect(await device.outbox()).toEqual([]);
  });
});
