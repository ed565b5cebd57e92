import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCampus, LANTERN, NORDLICHT, type TestCampus } from '#tests/support/campus/campus.ts';

const SHELL =
  '<!doctype html><html><head><title></title><script type="application/json" id="organisation"></script></head><body></body></html>';

let campus: TestCampus;
beforeAll(async () => {
  campus = await aCampus();
  writeFileSync(join(campus.distDir, 'index.html'), SHELL);
});
afterAll(() => campus.close());

/** What somebody reads of a page who runs no script. */
async function factsOf(
  path: string,
  { language, origin = LANTERN, token }: { language?: string; origin?: string; token?: string } = {},
) {
  const headers = {
    accept: 'text/html',
    ...(language === undefined ? {} : { 'accept-language': language }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const html = await (await campus.get(path, { origin, headers })).text();
  const head = html.replace(/<script.*?<\/script>/gs, '');
  const of = (pattern: RegExp) => pattern.exec(head)?.[1];
  return {
    title: of(/<title>([^<]*)</),
    description: of(/<meta name="description" content="([^"]*)"/),
    url: of(/<link rel="canonical" href="([^"]*)"/),
    image: of(/<meta property="og:image" content="([^"]*)"/),
    language: of(/<html lang="([^"]*)"/),
    direction: of(/<html[^>]* dir="([^"]*)"/),
    head,
  };
}

describe('a link that somebody sends', () => {
  it('shows the course that it leads to, with one address of it', async () => {
    const facts = await factsOf('/course/hello-my-name-is?ref=poster');
    expect(facts).toMatchObject({
      title: 'Hello, my name is … · Lantern Campus',
      description: 'Say who you are',
      url: `${LANTERN}/course/hello-my-name-is`,
      image: `${LANTERN}/icons/icon-512.png`,
      language: 'en',
      direction: 'ltr',
    });
    expect(facts.head).toContain('<meta property="og:title" content="Hello, my name is … · Lantern Campus">');
    const inModule = await factsOf('/program/german-for-your-first-weeks/unit/hello-my-name-is');
    expect(inModule.url).toBe(facts.url);
  });

  it('shows a module by its own words', async () => {
    expect(await factsOf('/program/german-for-your-first-weeks')).toMatchObject({
      title: 'German for your first weeks · Lantern Campus',
      description: 'Greet, ask, spell, count.',
    });
  });

  it.each([
    ['ar,en;q=0.5', 'ar', 'rtl', 'مرحباً، اسمي … · Lantern Campus'],
    ['fr-FR,de;q=0.8', 'de', 'ltr', 'Hallo, ich heiße … · Lantern Campus'],
    // There is none in Turkish, so it says which language it is.
    ['tr', 'en', 'ltr', 'Hello, my name is … · Lantern Campus'],
    ['*;q=nonsense', 'en', 'ltr', 'Hello, my name is … · Lantern Campus'],
  ])('speaks the language that is asked for: %s', async (asked, language, direction, title) => {
    expect(await factsOf('/course/hello-my-name-is', { language: asked })).toMatchObject({
      language,
      direction,
      title,
    });
  });

  it.each([
    ['a private course', '/course/for-members-only', LANTERN, 'Lantern Campus'],
    ['a course that is not there', '/course/none', LANTERN, 'Lantern Campus'],
    ['a course of a campus that is for its learners only', '/course/maths-at-work', NORDLICHT, 'Nordlicht Akademie'],
    ['a course of another campus', '/course/maths-at-work', LANTERN, 'Lantern Campus'],
    ['a lesson', '/course/hello-my-name-is/lesson/hello', LANTERN, 'Lantern Campus'],
    ['a page of a person', '/start', LANTERN, 'Lantern Campus'],
  ])('says nothing but the campus of %s, whoever asks', async (_, path, origin, campusName) => {
    const { token } = await campus.login('amal');
    for (const asker of [{}, { token }]) {
      const { title, url, head } = await factsOf(path, { origin, ...asker });
      expect([title, url]).toEqual([campusName, undefined]);
      expect(head).not.toMatch(/members only|Mathe/);
    }
  });

  it('shows a partner under its own name', async () => {
    expect(await factsOf('/partner/lindenau')).toMatchObject({
      title: 'Stadtbibliothek Lindenau · Lantern Campus',
      description: 'Books and people',
      url: `${LANTERN}/partner/lindenau`,
    });
  });
});
