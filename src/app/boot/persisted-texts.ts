/**
 * The text of each query by the id that stands in its place in a built app, which writes them here
 * (`.ci/build/documents/persisted-documents.ts`). It is loaded only where the server does not know the ids of this build.
 */
export const PERSISTED_TEXTS: Readonly<Record<string, string>> = {};
