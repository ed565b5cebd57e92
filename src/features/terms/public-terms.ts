import * as v from 'valibot';
import { type Terms, termsSchema } from '#campus/account/terms-of-service.ts';
import type { LanguageCode } from '#campus/languages.ts';
import { readPublic } from '#device/storage/public-answers.ts';
import { readyForTexts } from '#ui/text/html.tsx';
import type { Wire } from '#wire/graphql.ts';

const LATEST_TERMS = `query latestTermsOfService {
  latestTermsOfService { id denomination content language }
}`;

export const latestTermsAnswer = v.object({ latestTermsOfService: v.nullable(termsSchema) });

/** The terms that hold now, for everybody; null where there are none (GATE-5). */
export async function readLatestTerms({
  wire,
  language,
}: {
  wire: Wire;
  language: LanguageCode;
}): Promise<Terms | null> {
  const read = { key: `terms/${language}`, document: LATEST_TERMS, answer: latestTermsAnswer };
  const [{ data }] = await Promise.all([readPublic(wire, read), readyForTexts()]);
  return data.latestTermsOfService;
}
