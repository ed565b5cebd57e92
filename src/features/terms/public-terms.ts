import * as v from 'valibot';
import type { LanguageCode } from '#campus/languages.ts';
import { readPublic } from '#device/public-answers.ts';
import type { Wire } from '#wire/graphql.ts';

const LATEST_TERMS = `query latestTermsOfService {
  latestTermsOfService { id denomination content language }
}`;

const latestAnswer = v.object({
  latestTermsOfService: v.nullable(
    v.object({ id: v.string(), denomination: v.string(), content: v.string(), language: v.string() }),
  ),
});

export type Terms = NonNullable<v.InferOutput<typeof latestAnswer>['latestTermsOfService']>;

/** The terms that hold now, for everybody; null where there are none (A2, Terms of service view). */
export async function readLatestTerms({
  wire,
  language,
}: {
  wire: Wire;
  language: LanguageCode;
}): Promise<Terms | null> {
  const read = { key: `terms/${language}`, document: LATEST_TERMS, answer: latestAnswer };
  return (await readPublic(wire, read)).data.latestTermsOfService;
}
