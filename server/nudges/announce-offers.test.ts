import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Offer } from '#server/model/offer-shape.ts';
import { type Catalogue, loadCatalogue } from '#server/store/content/load-catalogue.ts';
import type { Tables } from '#server/store/schema/tables.ts';
import { aCampus, type TestCampus } from '#tests/support/campus/campus.ts';
import { flagCases } from '#tests/support/sources/flag-cases.ts';
import { announceOffers } from './announce-offers.ts';

const DAY = 24 * 3_600_000;
const BEGIN = new Date('2026-10-15T12:00:00Z');

const offer = (id: string, date: string | null = null): Offer => ({
  id,
  title: { en: id },
  text: { en: id },
  category: { en: 'Work' },
  categoryIcon: null,
  countries: ['DE'],
  city: null,
  date,
  link: 'https://offer.example',
});

describe('new offers (NOTIFY-14)', () => {
  let campus: TestCampus;
  let catalogue: Catalogue;
  beforeEach(async () => {
    campus = await aCampus();
    await campus.server.delivery.stop();
    const loaded = await loadCatalogue(store().read, '1', 0);
    if (loaded === undefined) throw new Error('There is no campus to write of.');
    catalogue = loaded;
    await wantsOffers('1-amal', 1);
    await wantsOffers('1-olena', 0);
  });
  afterEach(() => campus.close());

  const store = () => campus.test.store;
  const wantsOffers = (id: string, subscribed_to_additional_offers: 0 | 1) =>
    store().transaction(async (trx) => {
      const row: Tables['account_preference'] = {
        person_id: id,
        subscribed_to_personal_updates: 1,
        subscribed_to_updates: 1,
        subscribed_to_additional_offers,
        show_first_name: 0,
        show_activity: 0,
        show_on_map: 0,
        enable_direct_message: 0,
      };
      await trx.deleteFrom('account_preference').where('person_id', '=', id).execute();
      await trx.insertInto('account_preference').values(row).execute();
    });
  /** The campus looks once, on that day, with these offers on its board. */
  const looks = (offers: readonly Offer[], day: number, showOfferBoard = true) => {
    const { organisation } = catalogue;
    const features = { ...organisation.features, showOfferBoard };
    const about = { origin: 'https://lantern.example', now: new Date(BEGIN.getTime() + day * DAY) };
    const seen = { organisation: { ...organisation, features }, offers };
    return store().transaction((trx) => announceOffers(trx, seen, about));
  };
  const mailed = async () => {
    const due = store().read.selectFrom('mail_due').select('addressee_id').where('kind', '=', 'OFFERS');
    return (await due.execute()).map(({ addressee_id }) => addressee_id);
  };

  it('are written of to those who want it, once for each offer', async () => {
    expect(await looks([offer('a')], 0), 'what a campus begins with').toBe(false);
    expect(await looks([offer('a')], 10)).toBe(false);
    expect(await looks([offer('a'), offer('b')], 11)).toBe(true);
    expect(await looks([offer('b'), offer('a')], 30), 'both are known').toBe(false);
    expect(await looks([offer('b')], 31), 'nor is it one that went').toBe(false);
    expect(await looks([offer('a'), offer('b')], 40), 'nor one that is back').toBe(false);
    expect(await mailed()).toEqual(['1-amal']);
  });

  it('are written of once a week at most, and none is forgotten meanwhile', async () => {
    await looks([], 0);
    expect(await looks([offer('a')], 1)).toBe(true);
    expect(await looks([offer('a'), offer('b')], 2)).toBe(false);
    expect(await looks([offer('a'), offer('b'), offer('c')], 8)).toBe(true);
    expect(await looks([offer('a'), offer('b'), offer('c')], 20)).toBe(false);
    expect(await mailed()).toHaveLength(2);
  });

  it('that are over already are none', async () => {
    await looks([], 0);
    expect(await looks([offer('past', '2026-10-01')], 1)).toBe(false);
    expect(await mailed()).toEqual([]);
  });

  it('end with the switch of whoever gets them', async () => {
    await looks([], 0);
    await wantsOffers('1-amal', 0);
    await looks([offer('a')], 1);
    expect(await mailed()).toEqual([]);
  });

  it('are written of once by two processes that look at the same moment', async () => {
    await looks([], 0);
    await Promise.all([looks([offer('a')], 1), looks([offer('a')], 1)]);
    expect(await mailed()).toEqual(['1-amal']);
  });

  it('are written of again where the first try broke off', async () => {
    await looks([], 0);
    const about = { origin: 'https://lantern.example', now: new Date(BEGIN.getTime() + DAY) };
    const { organisation } = catalogue;
    const seen = { organisation: { ...organisation, features: { ...organisation.features, showOfferBoard: true } } };
    const broken = store().transaction(async (trx) => {
      await announceOffers(trx, { ...seen, offers: [offer('a')] }, about);
      throw new Error('The process died.');
    });
    await expect(broken).rejects.toThrow('The process died.');
    expect(await mailed()).toEqual([]);
    expect(await looks([offer('a')], 1)).toBe(true);
    expect(await mailed()).toEqual(['1-amal']);
  });

  it.each(flagCases('showOfferBoard', { off: [], on: ['1-amal'] }))(
    'are written of where the board is shown: %s',
    async (isOn, people) => {
      await looks([], 0, isOn);
      await looks([offer('a')], 1, isOn);
      expect(await mailed()).toEqual(people);
    },
  );
});
