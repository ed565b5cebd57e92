import type { Page, Request } from '@playwright/test';
import * as v from 'valibot';

const questions = v.array(v.object({ query: v.string() }));

/** `query Home {…` → `Home`. */
const namesIn = (request: Request): string[] =>
  v.parse(questions, [request.postDataJSON()].flat()).map(({ query }) => /^query (\w+)/.exec(query)?.[1] ?? query);

/** What the page asks the campus from now on, in order. */
export function askedBy(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/graphql') asked.push(...namesIn(request));
  });
  return asked;
}
