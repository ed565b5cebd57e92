/**
 * How a built app names a query in place of its text (API-7): its kind and name, and behind them, as a comment, the beginning
 * of its hash. As a document that is a syntax error, which no text is that means anything.
 */
const PERSISTED = /^query \w+ #[\w-]{10}$/;

export function isPersisted(document: string): boolean {
  return PERSISTED.test(document);
}
