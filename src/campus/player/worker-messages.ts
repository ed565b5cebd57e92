import { PLAYER_FOLDER } from './package-origin.ts';

/** The worker of a package's host. */
export const CONTENT_WORKER = '/content-worker.js';

/** From the launcher's page to the worker of its host; each is answered by the port that came with it: `done`, `failed`, or bytes. */
export type ToContentWorker =
  /** The page wants its requests to go through the worker from now on. */
  | 'claim'
  /** And the page with its scripts be there without a network. */
  | 'prepare'
  /** Whether they are. */
  | 'prove'
  /** How many bytes the worker received since it was asked last; one of an earlier release says `done`. */
  | 'received';

/** From the worker to each launcher of its host: who has this? Answered by the port that came with it. */
export type AskedFile = { readonly asked: string };

export type AnsweredFile =
  | { readonly is: 'file'; readonly type: string; readonly body: Blob }
  /** It is the launcher's to say, and it is not kept on the device. */
  | { readonly is: 'network' }
  /** Another launcher's package. */
  | { readonly is: 'not-mine' };

/** The scripts that the launcher's page names, by their addresses: all that it needs to start. */
export function scriptsOfPage(page: string): readonly string[] {
  const found = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path ?? '');
  return found.filter((path) => path.startsWith(PLAYER_FOLDER));
}
