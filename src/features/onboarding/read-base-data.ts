import type { QueryClient } from '@tanstack/react-query';
import { readCampus } from '#cache/read-campus.ts';
import type { LanguageCode } from '#campus/languages.ts';
import { failureOf } from '#wire/campus-failure.ts';
import { baseQueries } from './queries.ts';

/**
 * Asks for what the gates are judged by, before the first screen. Without a network and without a row there is nothing to
 * judge by, and what is saved opens (GATE-2): an app that was updated while away has no such row yet.
 */
export async function readBaseData(client: QueryClient, language: LanguageCode): Promise<void> {
  try {
    await readCampus(client, baseQueries.appBaseData(language));
  } catch (error) {
    const { kind } = failureOf(error);
    if (kind !== 'offline' && kind !== 'unreachable') throw error;
  }
}
