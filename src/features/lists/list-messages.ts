import { msg } from '@lingui/core/macro';

export const LIST_UPDATED = msg({ id: 'bookmarks.listUpdated', message: 'List updated.' });
export const LIST_UPDATE_ERROR = msg({ id: 'bookmarks.listUpdateError', message: 'The list could not be updated.' });

/** Where *Show* leads (LIST-8). */
export const BOOKMARKS_PATH = '/bookmarks';
