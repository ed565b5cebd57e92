/** `asked` and `at` (when its head was here): `performance.now()`. */
export type FirstAnswer = { response: Response; asked: number; at: number };

/** What a page's first script has asked the campus while the app was on its way (`ask-first.ts`). */
export type AskedFirst = {
  /** The headers that it was asked with: for another session, or in another language, it was not asked. */
  headers: Readonly<Record<string, string>>;
  /** `questionKey` → its answer; rejects where none came. */
  answers: Map<string, Promise<FirstAnswer>>;
};

declare global {
  interface Window {
    askedFirst?: AskedFirst;
  }
}

export function questionKey(query: string, variables: unknown): string {
  return JSON.stringify([query, variables]);
}
