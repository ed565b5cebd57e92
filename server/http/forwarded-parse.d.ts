declare module 'forwarded-parse' {
  /** One object for each proxy, the first one's first; throws where the header is none. */
  export default function parse(header: string): readonly Readonly<Record<string, string>>[];
}
