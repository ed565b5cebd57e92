import { NO_MODULE_ID, NOTIFICATIONS_FIRST_OFFSET, NOTIFICATIONS_PAGE } from '#campus/limits.ts';
import { documentsOf } from './documents.ts';

type CommonDocument = {
  readonly operation: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
};

/** By the operation's name, with what the screens ask it with for Amal of the demo campus. */
const VARIABLES: Readonly<Record<string, CommonDocument['variables']>> = {
  AppBaseData: {},
  Home: {},
  UnreadNotifications: { offset: NOTIFICATIONS_FIRST_OFFSET, limit: NOTIFICATIONS_PAGE },
  Notifications: { offset: NOTIFICATIONS_FIRST_OFFSET, limit: NOTIFICATIONS_PAGE },
  Bookmarks: {},
  Achievements: {},
  Explore: {},
  Module: { id: 'german-for-your-first-weeks' },
  Course: { id: 'hello-my-name-is', moduleId: NO_MODULE_ID },
  Lesson: { id: 'hello-my-name-is-1', courseId: 'hello-my-name-is' },
};

/** The ten documents that the campus is asked most: what each device keeps by itself (src/app/storage/keep.ts), as the sources have them. */
export function commonDocuments(): CommonDocument[] {
  const sources = documentsOf('src/features/*/queries.ts');
  return Object.entries(VARIABLES).map(([operation, variables]) => {
    const found = sources.find(({ name }) => name === operation);
    if (found === undefined) throw new Error(`No screen asks ${operation}.`);
    return { operation, query: found.text, variables };
  });
}
