import type { Page } from '@playwright/test';
import * as v from 'valibot';

const question = v.object({ query: v.string() });
const asked = v.pipe(v.string(), v.parseJson(), v.union([question, v.array(question)]));

/** The names of what the body of a request asks: `query Home …` is `Home`. */
export const askedIn = (body: string): string[] =>
  [v.parse(asked, body)].flat().map(({ query }) => /^query (\w+)/.exec(query)?.[1] ?? query);

/** What the page asks the campus from now on, in order. */
export function askedBy(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/graphql') names.push(...askedIn(request.postData() ?? ''));
  });
  return names;
}
