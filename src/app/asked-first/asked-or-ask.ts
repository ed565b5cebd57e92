/** As `fetch`; what the page's first script has asked already is not asked again. */
export async function askedOrAsk(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const { askedFirst } = window;
  const taken = askedFirst && (await (await import('./take-asked.ts')).takeAsked(askedFirst, init));
  return taken ?? fetch(input, init);
}
