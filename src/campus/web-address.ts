/** An address that a link may lead to: of the web and nothing else, since somebody typed it in; undefined for all others. */
export function webAddress(typed: string | null): string | undefined {
  if (typed === null || !URL.canParse(typed)) return undefined;
  const { protocol, href } = new URL(typed);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}
