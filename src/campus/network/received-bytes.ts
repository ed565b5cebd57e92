import { LAUNCHER_PATH } from '#campus/player/package-origin.ts';

/**
 * What an answer cost over the wire, from what the browser's timeline tells of it. The timeline knows the body exactly and
 * the headers not at all, so these are our own server's, by kind of answer; a server test holds them to what is sent.
 */
export const HEADER_BYTES = { page: 1270, media: 860, file: 870, data: 860, package: 1070 } as const;

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
  const { pathname } = new URL(name);
  return entryType === 'navigation' && pathname !== LAUNCHER_PATH ? 'page' : kindOfPath(pathname);
}

function kindOfPath(pathname: string): Exclude<keyof typeof HEADER_BYTES, 'page'> {
  if (pathname === LAUNCHER_PATH) return 'file';
  if (pathname.startsWith('/packages/')) return 'package';
  if (pathname.startsWith('/media/')) return 'media';
  return /^\/(assets|locales)\/|\.(js|html)$/.test(pathname) ? 'file' : 'data';
}

/** A page's or worker's own timeline, as far as it tells of answers. */
type Timeline = {
  getEntriesByType: (type: 'navigation' | 'resource') => readonly object[];
  clearResourceTimings: () => void;
};

/** What a page or worker received since it began, or was asked this last; the page itself counts each time. */
export function receivedHere(timeline: Timeline): number {
  const entries = [...timeline.getEntriesByType('navigation'), ...timeline.getEntriesByType('resource')];
  timeline.clearResourceTimings();
  return entries.filter(isTimelineEntry).reduce((sum, entry) => sum + receivedBytes(entry), 0);
}

/** Of one answer of this kind, sent by this protocol. */
function headerBytes(kind: keyof typeof HEADER_BYTES, protocol: string): number {
  return /^h[23]/.test(protocol) ? PACKED_HEADER_BYTES : HEADER_BYTES[kind];
}

/** Of an answer with this path that its reader counts itself, by the protocol that the campus speaks with this page. */
export function headerBytesOf(path: string, timeline: Pick<Timeline, 'getEntriesByType'>): number {
  const spoken = timeline.getEntriesByType('resource').filter(isTimelineEntry);
  const protocol = spoken.findLast(({ nextHopProtocol }) => nextHopProtocol !== '')?.nextHopProtocol ?? '';
  return headerBytes(kindOfPath(path), protocol);
}

function isTimelineEntry(entry: object): entry is TimelineEntry {
  return 'transferSize' in entry && 'encodedBodySize' in entry;
}

/** Bytes received, headers and body as they were compressed. */
export function receivedBytes(entry: TimelineEntry): number {
  if (entry.transferSize === 0) return 0;
  // An answer "not modified" has a size for the headers alone, but tells the body that the browser had.
  const body = Math.min(entry.encodedBodySize, Math.max(0, entry.transferSize - STAND_IN));
  return body + headerBytes(kindOfAnswer(entry), entry.nextHopProtocol);
}
