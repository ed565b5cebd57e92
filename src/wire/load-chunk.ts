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

type Further = { hasStyles: boolean };

let readyForMore = (_: Further): Promise<unknown> => Promise.resolve();

/** Names what is brought, or here already, before a file is run that says more than a learner's first catalogue has, or has styles beyond the first sheet. */
export function bringBeforeMore(bring: (further: Further) => Promise<unknown>): void {
  readyForMore = bring;
}

/** `load`, and what has to be here before what it brings is shown. */
export async function withMore<M>(load: () => Promise<M>, further: Further): Promise<M> {
  const ready = readyForMore(further).catch(() => {
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
