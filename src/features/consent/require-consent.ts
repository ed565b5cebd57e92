import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { readCampus } from '#cache/read-campus.ts';
import type { LanguageCode } from '#campus/languages.ts';
import { consentQueries } from './queries.ts';

type Place = { queryClient: QueryClient; language: LanguageCode };

/** Leads through the consent first and back here after it (AUTH-18). */
export async function requireConsent(
  { queryClient, language }: Place,
  identifier: string,
  here: string,
): Promise<void> {
  const { consentRequest } = await readCampus(queryClient, consentQueries.one(identifier, language));
  if (consentRequest?.consented === true) return;
  throw redirect({ to: '/consent/$identifier', params: { identifier }, search: { urlBack: here }, replace: true });
}
