import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Catalogue, loadCatalogue } from '#server/store/content/load-catalogue.ts';
import type { Tables } from '#server/store/schema/tables.ts';
import { aCampus, type TestCampus } from '#tests/support/campus/campus.ts';
import { flagCases } from '#tests/support/sources/flag-cases.ts';
import { announceNews } from './announce-news.ts';

const DAY = 24 * 3_600_000;
const BEGIN = new Date('2026-10-15T12:00:00Z');

describe('what is new on the campus (NOTIFY-13)', () => {
  let campus: TestCampus;
  let catalogue: Catalogue;
  beforeEach(async () => {
    campus = await aCampus();
    await campus.server.delivery.stop();
    const loaded = await loadCatalogue(store().read, '1', 0);
    if (loaded === undefined) throw new Error('There is no campus to write of.');
    catalogue = loaded;
    for (const [id, wants] of [
      ['1-amal', 1],
      ['1-olena', 0],
    ] as const)
      await wantsUpdates(id, wants);
    await store().transaction((trx) =>
      trx.updateTable('person').set({ private_email: 'amal@home.example' }).where('id', '=', '1-amal').execute(),
    );
  });
  afterEach(() => campus.close());

  const store = () => campus.test.store;
  const wantsUpdates = (id: string, subscribed_to_updates: 0 | 1) =>
    store().transaction(async (trx) => {
      const row: Tables['account_preference'] = {
        person_id: id,
        subscribed_to_personal_updates: 0,
        subscribed_to_updates,
        subscribed_to_additional_offers: 0,
        show_first_name: 0,
        show_activity: 0,
        show_on_map: 0,
        enable_direct_message: 0,
      };
      await trx.deleteFrom('account_preference').where('person_id', '=', id).execute();
      await trx.insertInto('account_preference').values(row).execute();
    });
  /** The campus looks once, on that day, with this text on its home page. */
  const looks = (text: string | undefined, day: number, showHomepageUpdatesSection = true) => {
    const { organisation } = catalogue;
    const features = { ...organisation.features, showHomepageUpdatesSection };
    const texts = new Map(text === undefined ? [] : [['updates', { identifier: 'updates', content: { en: text } }]]);
    const about = { origin: 'https://lantern.example', now: new Date(BEGIN.getTime() + day * DAY) };
    const seen = { organisation: { ...organisation, features }, texts };
    return store().transaction((trx) => announceNews(trx, seen, about));
  };
  const mailed = async () => {
    const due = store().read.selectFrom('mail_due').select(['recipient', 'kind']).where('kind', '=', 'UPDATES');
    return (await due.execute()).map(({ recipient }) => recipient);
  };

  it('is written to those who want it, where they want their mails, once for each change', async () => {
    expect(await looks('<p>Welcome</p>', 0)).toBe(false);
    expect(await looks('<p>Welcome</p>', 1)).toBe(false);
    expect(await looks('<p>A new course</p>', 1)).toBe(true);
    expect(await looks('<p>A new course</p>', 20)).toBe(false);
    expect(await mailed()).toEqual(['amal@home.example']);
  });

  it('is written once a week at most, and is not forgotten meanwhile', async () => {
    await looks('<p>Welcome</p>', 0);
    await looks('<p>A new course</p>', 1);
    expect(await looks('<p>A new course, corrected</p>', 2)).toBe(false);
    expect(await looks('<p>A new course, corrected</p>', 8)).toBe(true);
    expect(await mailed()).toHaveLength(2);
  });

  it('ends with the switch of whoever gets it', async () => {
    await looks('<p>Welcome</p>', 0);
    await wantsUpdates('1-amal', 0);
    await looks('<p>A new course</p>', 1);
    expect(await mailed()).toEqual([]);
  });

  it('is not that the text was taken away', async () => {
    await looks('<p>Welcome</p>', 0);
    expect(await looks(undefined, 1)).toBe(false);
    expect(await mailed()).toEqual([]);
  });

  it.each(flagCases('showHomepageUpdatesSection', { off: [], on: ['amal@home.example'] }))(
    'is written where the home page shows it: %s',
    async (isOn, recipients) => {
      await looks('<p>Welcome</p>', 0, isOn);
      await looks('<p>A new course</p>', 1, isOn);
      expect(await mailed()).toEqual(recipients);
    },
  );
});
