import { describe, expect, it } from 'vitest';
import { createCampusClient } from '#cache/campus-client.ts';
import { COURSE_CARD, MODULE_CARD } from '#tests/support/device/cards.ts';
import { searchDevice } from './search-device.ts';

type Known = { key: unknown[]; data: unknown };

/** A device with these answers on its disk. */
function aDevice(known: Known[]) {
  const rows = known.map(({ key, data }) => ({
    hash: JSON.stringify(key),
    key,
    data,
    asOf: 1,
    at: 1,
    shape: 1,
    saved: false,
  }));
  return createCampusClient({
    account: { organisation: '1', viewerId: 'amal' },
    wire: { send: () => Promise.reject(new Error('A search on the device asks nobody.')) },
    rows: {
      get: () => Promise.resolve(undefined),
      keep: (row) => Promise.resolve(row),
      olderThan: () => Promise.resolve(rows),
      drop: () => Promise.resolve(),
    },
    pending: {
      read: () => [],
      all: () => [],
      subscribe: () => () => {},
      release: () => {},
      ready: Promise.resolve(),
      catchUp: () => Promise.resolve(),
    },
  });
}

const course = { ...COURSE_CARD, id: 'renting', denomination: 'Renting a home', subtitle: 'From viewing to keys' };
const page: Known = {
  key: ['units', 'course', '0', 'renting', 'en'],
  data: { course: { ...course, about: '<p>The <strong>deposit</strong>.</p>', tags: [{ denomination: 'Housing' }] } },
};
const lesson: Known = {
  key: ['lessons', 'renting', 'renting-2', 'en'],
  data: {
    lesson: {
      id: 'renting-2',
      denomination: 'Keys',
      components: [{ __typename: 'ModuleText', text: '<p>Write a record of the handover.</p>' }],
    },
  },
};
const project = {
  ...COURSE_CARD,
  __typename: 'Project',
  courseType: 'PROJECT',
  id: 'street',
  denomination: 'My street',
};
const made: Known = {
  key: ['user-content', 'made-1', 'en'],
  data: {
    userContent: {
      __typename: 'UserContent',
      id: 'made-1',
      denomination: 'The bakery',
      text: 'Warm **sourdough** at six.',
      project: { __typename: 'Project', id: 'street', denomination: 'My street' },
    },
  },
};
const list: Known = { key: ['home', 'en'], data: { viewer: { items: [MODULE_CARD, course] } } };

describe('a search on the device', () => {
  it('finds units by their page and by a card, and lessons by what is written in them', async () => {
    const client = aDevice([list, page, lesson]);
    const found = async (query: string) => (await searchDevice(client, query, 'en')).hits;
    expect(await found('housing')).toEqual([
      expect.objectContaining({ item: expect.objectContaining({ id: 'renting' }), lessonId: null }),
    ]);
    const [hit] = await found('handover');
    expect(hit).toMatchObject({ lessonId: 'renting-2', title: 'Keys', item: { id: 'renting' } });
    expect(hit?.excerpt).toContainEqual({ text: 'handover', isHit: true });
    expect((await found(MODULE_CARD.denomination))[0]?.item.__typename).toBe('Module');
  });

  it('finds what learners made in a project that the device knows (UGC-14)', async () => {
    const projects: Known = { key: ['home', 'en'], data: { viewer: { items: [project] } } };
    const [hit] = (await searchDevice(aDevice([projects, made]), 'sourdough', 'en')).hits;
    expect(hit).toMatchObject({ userContent: { id: 'made-1' }, lessonId: null, item: { id: 'street' } });
    expect((await searchDevice(aDevice([made]), 'sourdough', 'en')).hits).toEqual([]);
  });

  it('says how much it looked through, each unit once', async () => {
    expect((await searchDevice(aDevice([list, page, lesson]), 'nothing at all', 'en')).searched).toBe(3);
  });

  it('looks through one language, and leaves out a lesson that leads nowhere', async () => {
    expect((await searchDevice(aDevice([list, page, lesson]), 'deposit', 'de')).searched).toBe(0);
    const alone = await searchDevice(aDevice([lesson]), 'handover', 'en');
    expect(alone).toEqual({ hits: [], searched: 0 });
  });
});
