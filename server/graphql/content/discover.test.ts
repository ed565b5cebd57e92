import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTENT_PROVIDERS_LISTED } from '#campus/limits.ts';
import { aCampus, NORDLICHT, type TestCampus } from '#tests/support/campus/campus.ts';

const COURSE = `{
  course(id: "hello-my-name-is") {
    notes weeks badges { denomination motivationalText imageUrl } courseTools { id denomination url type }
    provider { id denomination verificationExampleLinks } certificateInfo { text link }
    registrationDeadline startDate endDate url duration platform feedbackSurvey { identifier }
    tags { id denomination abbreviation }
  }
}`;

describe('finding something', () => {
  let campus: TestCampus;
  beforeAll(async () => {
    campus = await aCampus();
  });
  afterAll(() => campus.close());

  const read = async (query: string, who?: string) => {
    const token = who && (await campus.login(who)).token;
    return (await campus.ask({ query, token })).body.data;
  };
  const idsOf = (items: { id: string }[]) => items.map(({ id }) => id);

  it('begins at a unit that says all it can', async () => {
    expect((await read(COURSE)).course).toEqual({
      notes: '<p>Bring <em>tea</em>.</p>',
      weeks: 2,
      badges: [{ denomination: 'First words', motivationalText: null, imageUrl: null }],
      courseTools: [{ id: 'cards', denomination: 'Cards', url: 'https://cards.example/', type: 'app' }],
      provider: {
        id: 'school',
        denomination: 'Open School',
        verificationExampleLinks: ['https://school.example/proof'],
      },
      certificateInfo: { text: '<p>A <strong>paper</strong>.</p>', link: null },
      registrationDeadline: '2026-09-30T18:00:00.000Z',
      startDate: '2026-10-01T00:00:00.000Z',
      endDate: null,
      url: 'https://school.example/hello',
      duration: 20,
      platform: 'Open School',
      feedbackSurvey: { identifier: 'hello-my-name-is-feedback' },
      tags: [
        { id: 'german-a1', denomination: 'German A1', abbreviation: 'A1' },
        { id: 'easy', denomination: 'Easy language', abbreviation: 'EASY' },
      ],
    });
  });

  it('lists everything that one may see: what no category names is named beside them', async () => {
    const asked = `{ viewer {
      itemsInNoCategory { ... on Module { id } ... on Course { id } }
      moduleCategories { sections { modules { id } courses { id } } }
    } }`;
    const listed = async (who?: string) => {
      const { viewer } = await read(asked, who);
      const sections = viewer.moduleCategories.flatMap(({ sections: each }: { sections: object[] }) => each);
      const named = sections.flatMap(({ modules, courses }: { modules: { id: string }[]; courses: { id: string }[] }) =>
        idsOf([...modules, ...courses]),
      );
      const rest = idsOf(viewer.itemsInNoCategory);
      expect(
        rest.filter((id) => named.includes(id)),
        'twice',
      ).toEqual([]);
      return [...named, ...rest];
    };
    for (const who of [undefined, 'amal'])
      expect(await listed(who)).toEqual(expect.arrayContaining(['letters-and-sounds', 'small-talk', 'speaking-cafe']));
    expect(await listed()).not.toContain('for-members-only');
  });

  it('goes by tags: what has more of them comes first, and what nobody named finds nothing', async () => {
    const tagged = async (tags: string) =>
      (await read(`{ contentByTagList(tags: ${tags}) { courses { id } modules { id } } }`)).contentByTagList;
    expect(idsOf((await read('{ searchTagsList { id } }')).searchTagsList)).toEqual(['german-a1', 'easy']);
    const both = await tagged('["A1", "easy"]');
    expect(idsOf(both.courses)).toEqual(['hello-my-name-is', 'small-talk']);
    expect(idsOf(both.modules)).toEqual(['german-for-your-first-weeks']);
    expect(await tagged('["nothing"]')).toEqual({ courses: [], modules: [] });
    expect(idsOf((await tagged('["x", "y", "z", "A1"]')).courses)).toEqual([]);
  });

  it('goes by provider, and not where the organisation shows none', async () => {
    const query = '{ viewer { contentProviders { id } contentProvidersLimitedList { id name description logo } } }';
    const [first] = (await read(query)).viewer.contentProvidersLimitedList;
    const one = await read(`{ contentProvider(id: "${first.id}") { id courses { id } modules { id } } }`);
    expect(one.contentProvider.courses.length + one.contentProvider.modules.length).toBeGreaterThan(0);
    const elsewhere = (await campus.ask({ query, origin: NORDLICHT })).body.data;
    expect(elsewhere.viewer).toEqual({ contentProviders: [], contentProvidersLimitedList: [] });
  });

  it('lists more providers than the first few on their page', async () => {
    const written = await campus.test.store.read
      .selectFrom('content')
      .selectAll()
      .where('organisation_id', '=', '1')
      .where('kind', '=', 'provider')
      .executeTakeFirstOrThrow();
    await campus.test.store.transaction(async (trx) => {
      for (let at = 0; at <= CONTENT_PROVIDERS_LISTED; at += 1) {
        const data = JSON.stringify({ ...JSON.parse(written.data), id: `more-${at}` });
        await trx
          .insertInto('content')
          .values({ ...written, id: `more-${at}`, data })
          .execute();
      }
      await trx.updateTable('content_version').set({ version: 99 }).execute();
    });
    const { viewer } = await read('{ viewer { contentProviders { id } contentProvidersLimitedList { id } } }');
    expect(viewer.contentProvidersLimitedList).toHaveLength(CONTENT_PROVIDERS_LISTED);
    expect(viewer.contentProviders.length).toBeGreaterThan(CONTENT_PROVIDERS_LISTED);
  });

  it('says a colour by its parts too', async () => {
    const { viewer } = await read('{ viewer { moduleCategories { color { hex red green blue } } } }');
    const [{ color }] = viewer.moduleCategories;
    const parts = [color.red, color.green, color.blue].map((part) => part.toString(16).padStart(2, '0'));
    expect(`#${parts.join('')}`).toBe(color.hex.toLowerCase());
  });

  it('recommends what shares tags with what is taken, and nothing that is taken, done, locked or on the way', async () => {
    const query = '{ viewer { recommendations { __typename ... on Course { id } ... on Module { id } } } }';
    const of = async (who?: string) => idsOf((await read(query, who)).viewer.recommendations);
    // Amal is in the module and has done its first course; small talk shares its tag.
    expect(await of('amal')).toEqual(['small-talk']);
    expect(await of('olena')).not.toContain('small-talk');
  });

  it('shows the module that the organisation chose, with its voices and providers', async () => {
    const query =
      '{ viewer { featuredModule { id tags { id } contentProviders { id } testimonials { quote name credentials writtenBy } } } }';
    expect((await read(query)).viewer.featuredModule).toMatchObject({
      id: 'german-for-your-first-weeks',
      tags: [{ id: 'german-a1' }],
      testimonials: [{ quote: 'We laugh.', name: 'Yusuf', credentials: '61 years old', writtenBy: null }],
    });
  });
});
