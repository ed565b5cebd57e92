/**
 * What an answer cost over the wire, from what the browser's timeline tells of it. The timeline knows the body exactly and
 * the headers not at all, so these are our own server's, by kind of answer; a server test holds them to what is sent.
 */
export const HEADER_BYTES = { page: 1270, media: 930, file: 930, data: 860 } as const;

/** HTTP/2 and 3 send headers by number after the first time. */
const PACKED_HEADER_BYTES = 80;
/** What the timeline adds to a body for the headers it does not tell of (Resource Timing, `transferSize`). */
const STAND_IN = 300;

export type TimelineEntry = {
  /** The address. */
  readonly name: string;
  readonly entryType: string;
  /** 0 where nothing came over the wire: from the browser's own cache, or aborted before an answer. */
  readonly transferSize: number;
  readonly encodedBodySize: number;
  readonly nextHopProtocol: string;
};

export function kindOfAnswer({
  name,
  entryType,
}: Pick<TimelineEntry, 'name' | 'entryType'>): keyof typeof HEADER_BYTES {
  if (entryType === 'navigation') return 'page';
  const { pathname } = new URL(name);
  if (pathname.startsWith('/media/')) return 'media';
  return /^\/(assets|locales)\/|\.(js|html)$/.test(pathname) ? 'file' : 'data';
}

/** Bytes received, headers and body as they were compressed. */
export function receivedBytes(entry: TimelineEntry): number {
  if (entry.transferSize === 0) return 0;
  // An answer "not modified" has a size for the headers alone, but tells the body that the browser had.
  const body = Math.min(entry.encodedBodySize, Math.max(0, entry.transferSize - STAND_IN));
  const packed = /^h[23]/.test(entry.nextHopProtocol);
  return body + (packed ? PACKED_HEADER_BYTES : HEADER_BYTES[kindOfAnswer(entry)]);
}
