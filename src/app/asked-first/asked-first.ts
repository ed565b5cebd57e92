/** `body` is parsed JSON, undefined where it is none; `asked` and `at` (when it was here): `performance.now()`. */
export type FirstAnswer = { status: number; headers: Headers; body: unknown; asked: number; at: number };

/** What a page's first script has asked the campus while the app was on its way (`ask-first.ts`). */
export type AskedFirst = {
  /** The headers that it was asked with: for another session, or in another language, it was not asked. */
  headers: Readonly<Record<string, string>>;
  /** The `questionKey` of each question, in the order in which they were asked. */
  questions: readonly string[];
  /** Those whose answer nobody has taken. */
  left: Set<string>;
  /** The one answer to all of them (API-6); rejects where none came. */
  answer: Promise<FirstAnswer>;
};

declare global {
  interface Window {
    askedFirst?: AskedFirst;
  }
}

export function questionKey(query: string, variables: unknown): string {
  return JSON.stringify([query, variables]);
}
