import { sessionStore } from '#device/storage/page-storage.ts';
import { STORAGE_KEYS } from '#device/storage/storage-keys.ts';

/** First segments of the pages that lead to units, with the section that they belong to (ROUTE-16). */
const SECTIONS = {
  start: 'home',
  explore: 'explore',
  category: 'explore',
  filter: 'explore',
  bookmarks: 'bookmarks',
  list: 'bookmarks',
  'content-providers': 'providers',
  'content-provider': 'providers',
  surveys: 'surveys',
} as const;

export type UnitSection = (typeof SECTIONS)[keyof typeof SECTIONS];

function isKnown(segment: string): segment is keyof typeof SECTIONS {
  return Object.hasOwn(SECTIONS, segment);
}

/** Notes in this tab that a section was looked at; of every other page nothing. */
export function noteSection(pathname: string): void {
  const segment = pathname.split('/')[1] ?? '';
  if (isKnown(segment)) sessionStore.set(STORAGE_KEYS.cameFrom, segment);
}

/** The section that was looked at last in this tab: the way back from a unit. */
export function cameFrom(): UnitSection {
  const segment = sessionStore.get(STORAGE_KEYS.cameFrom) ?? '';
  return isKnown(segment) ? SECTIONS[segment] : 'explore';
}
