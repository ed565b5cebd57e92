import { type KnownMutation, known } from '#cache/known-mutation.ts';
import { createList, renameList, setBookmark, setListItem } from '#features/lists/mutations.ts';
import { setLanguage } from '#features/session/mutations.ts';

/**
 * Every kind that is queued offline: the honest answer to "what works offline?" (READINGS). Its own chunk, loaded only for a
 * signed-in owner, so that pending changes show after a reload even where the feature's screen is not loaded.
 */
export const OFFLINE_MUTATIONS: readonly KnownMutation[] = [
  known(setBookmark),
  known(createList),
  known(setListItem),
  known(renameList),
  known(setLanguage),
];
