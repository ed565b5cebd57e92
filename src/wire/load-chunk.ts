import { CHUNK_LOAD_TIMEOUT } from '#campus/limits.ts';

/** A part of the app that did not come (APP-3). `timeout`: not within two minutes; `missing`: not to be had. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  override readonly cause: 'timeout' | 'missing';

  constructor(cause: 'timeout' | 'missing') {
    super(`A part of the app did not load: ${cause}.`);
    this.cause = cause;
  }
}

let loadMoreMessages = (): Promise<unknown> => Promise.resolve();

/** Sets what loads the messages that a learner's first catalogue does not have. */
export function loadMoreMessagesWith(load: () => Promise<unknown>): void {
  loadMoreMessages = load;
}

/** Resolves to what `load` brings once the second catalogue, which its messages are in, is here too. */
export async function withMoreMessages<M>(load: () => Promise<M>): Promise<M> {
  const ready = loadMoreMessages().catch(() => {
    throw new ChunkLoadError('missing');
  });
  const [part] = await Promise.all([load(), ready]);
  return part;
}

/**
 * Every `import()` of the built app goes through here (`.ci/build/raced-imports.ts`): what neither comes nor fails within
 * the spec's 120 seconds (APP-3) ends as a `ChunkLoadError`, and so does what is not there. Never reloads by itself: a
 * form may be half filled. A module that was loaded and threw keeps its own error.
 */
export async function loadChunk<M>(load: () => Promise<M>): Promise<M> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('timeout')), CHUNK_LOAD_TIMEOUT);
  });
  try {
    return await Promise.race([load(), tooLate]);
  } catch (error) {
    throw isMissing(error) ? new ChunkLoadError('missing') : error;
  } finally {
    clearTimeout(timer);
  }
}

/** The browsers have no code for it: Chromium and Firefox say "dynamically imported module", Safari "Importing a module". */
function isMissing(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|Importing a module script failed|Unable to preload CSS/i.test(error.message)
  );
}
