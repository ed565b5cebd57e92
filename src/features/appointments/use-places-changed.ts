import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { unitKeys } from '#features/learning-items/unit-keys.ts';

/** Families of rows on whose cards a course may stand: asked for anew where they are looked at, else when they are opened. */
const WITH_CARDS = new Set(['explore', 'lists', 'providers', 'search', ...unitKeys.all()]);
/** What comes up next is shown there, and must be right after a cold start without a network. */
const COMING_UP = new Set(['home', 'notifications', 'attendance']);

/**
 * After the campus's answer on a place or a date of a course: every screen that shows it comes to be right. Resolves when the
 * pages of the course are; a failing network leaves them as they were, and the next one mends it.
 */
export async function placesChanged(client: QueryClient, courseId: string): Promise<void> {
  const isNear = ({ queryKey }: { queryKey: QueryKey }): boolean =>
    isPageOf(queryKey, courseId) || COMING_UP.has(String(queryKey[0]));
  void client.invalidateQueries({
    predicate: (query) => WITH_CARDS.has(String(query.queryKey[0])) && !isNear(query),
  });
  await client.invalidateQueries({ predicate: isNear, refetchType: 'all' });
}

export function usePlacesChanged(courseId: string): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => placesChanged(client, courseId), [client, courseId]);
}

/** In whatever module and language it was opened. */
function isPageOf(key: QueryKey, courseId: string): boolean {
  const [family, kind, , id] = key;
  return family === unitKeys.all()[0] && kind === 'course' && id === courseId;
}
