import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setTargetGroup } from '#server/commands/account/set-target-group.ts';
import { aSchool, type School } from '#tests/support/campus/a-school.ts';

const UNIT = (name: string) =>
  `denomination: { de: Nurkurs ${name} }\ncourseType: REGULAR_MOOC\nworkload: 30\ntags: [care]\nproviders: [clinic]\nisPrivate: true\ntargetGroups: [${name}, midwives]\n`;
const FILES = {
  'tags.yaml': '[{ id: care, denomination: { de: Pflege }, abbreviation: CARE }]',
  'providers.yaml': '[{ id: clinic, name: Klinik, description: { de: Haus } }]',
  'modules/wards.yaml':
    "denomination: { de: Stationen }\ncolor: '#223344'\ncourses: [{ course: first }, { course: for-nurses }]\n",
  'units/for-nurses/unit.yaml': UNIT('nurses'),
  'units/for-nurses/lessons/01-ward.yaml':
    'denomination: { de: Station }\nlength: 5\ncomponents: [{ text: { de: Hallo } }]\n',
  'categories.yaml':
    "[{ identifier: care, denomination: { de: Pflege }, color: '#223344', sections: [{ id: s, modules: [wards], courses: [for-nurses, for-cooks] }] }]",
  'units/for-cooks/unit.yaml': UNIT('cooks'),
};

/** Every place where a unit could be met. */
const PLACES = {
  page: '{ course(id: "for-nurses") { id } }',
  lesson: '{ lesson(id: "for-nurses-1", courseId: "for-nurses") { id } }',
  category: '{ viewer { moduleCategories { sections { courses { id } } } } }',
  module: '{ module(id: "wards") { courses { id } } }',
  search: '{ search(query: "Nurkurs") { hits { item { ... on MixedCourse { id } } } } }',
  tag: '{ contentByTagList(tags: ["CARE"]) { courses { id } } }',
  provider: '{ contentProvider(id: "clinic") { courses { id } } }',
  download: '{ offlineManifest(kind: COURSE, id: "for-nurses") { id } }',
};

describe('a unit for target groups (LEARN-5)', () => {
  let school: School;
  beforeAll(async () => {
    school = await aSchool({ features: ', showContentProviders: true', files: FILES });
  });
  afterAll(() => school.campus.close());

  const comeFor = (name: string, group: string) =>
    school.campus.test.store.transaction((trx) => setTargetGroup(trx, school.personId(name), group));
  const isMet = async (name: string | undefined, query: string): Promise<boolean> => {
    const { body } = await school.as(name, query);
    return JSON.stringify(body.data ?? null).includes('for-nurses');
  };

  it.each(Object.entries(PLACES))('is met by who came for one of them, and by nobody else: %s', async (_, query) => {
    await comeFor('bo', 'nurses');
    await comeFor('cem', 'cooks');
    expect(await isMet('bo', query)).toBe(true);
    for (const other of ['cem', 'member', undefined]) expect(await isMet(other, query)).toBe(false);
  });

  it('is for each of its groups, and another unit stays for its own', async () => {
    await comeFor('bo', 'nurses');
    const both = '{ nurses: course(id: "for-nurses") { id } cooks: course(id: "for-cooks") { id } }';
    expect((await school.as('bo', both)).body.data).toEqual({ nurses: { id: 'for-nurses' }, cooks: null });
    await comeFor('bo', 'midwives');
    expect((await school.as('bo', both)).body.data).toEqual({
      nurses: { id: 'for-nurses' },
      cooks: { id: 'for-cooks' },
    });
  });

  it('can be marked only by who may see it', async () => {
    const mark = 'mutation { updateCourse(id: "for-nurses", actions: [{ addCourseBookmark: {} }]) { success } }';
    await comeFor('bo', 'nurses');
    await comeFor('cem', 'cooks');
    expect((await school.as('cem', mark)).body.data?.updateCourse).toMatchObject({ success: false });
    expect((await school.as('bo', mark)).body.data?.updateCourse).toMatchObject({ success: true });
    // Who comes for another group no longer finds it among the bookmarks.
    await comeFor('bo', 'cooks');
    const { body } = await school.as('bo', '{ viewer { bookmarkedItems { ... on MixedCourse { id } } } }');
    expect(body.data?.viewer).toEqual({ bookmarkedItems: [] });
  });

  it('stays with who has taken it, whatever group they come for later', async () => {
    await comeFor('bo', 'nurses');
    const take = 'mutation { updateCourseStatus(id: "for-nurses", status: TAKEN) { success } }';
    expect((await school.as('bo', take)).body).toMatchObject({ data: { updateCourseStatus: { success: true } } });
    await comeFor('bo', 'cooks');
    expect(await isMet('bo', PLACES.page)).toBe(true);
  });
});
