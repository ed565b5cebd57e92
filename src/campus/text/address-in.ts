/** An address in a text of somebody else; undefined: it is none, like `https://`. */
export function addressIn(text: string, base?: string): URL | undefined {
  return URL.canParse(text, base) ? new URL(text, base) : undefined;
}
