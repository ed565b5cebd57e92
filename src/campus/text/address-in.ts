/** An address in a text of somebody else; undefined: it is none, like `https://`. */
export function addressIn(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
