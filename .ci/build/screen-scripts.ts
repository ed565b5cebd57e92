import type { Rolldown } from 'vite';

/** The split part of a route's file, which the router loads for its screen. */
const SCREEN = /src\/routes\/(.+)\.tsx\?tsr-split=component/;
/** Folders of the route tree that are in no address. */
const PATHLESS = /^_[a-z]+\//;

type Chunk = Pick<Rolldown.OutputChunk, 'moduleIds'>;
type Screen<C> = { path: string; chunks: C[] };

/**
 * The screens of the route tree in the order in which an address is matched: its path as a pattern, and the chunks that the
 * router loads for it, those of the routes around it included.
 */
export function screensOf<C extends Chunk>(chunks: readonly C[]): Screen<C>[] {
  const chunkOf = new Map<string, C>();
  for (const chunk of chunks)
    for (const id of chunk.moduleIds) {
      const [, route] = SCREEN.exec(id) ?? [];
      if (route !== undefined) chunkOf.set(route, chunk);
    }
  return [...chunkOf.keys()]
    .filter((route) => !isLayout(route, chunkOf))
    .map((route) => ({
      segments: segmentsOf(route),
      chunks: [...around(route), route].flatMap((each) => chunkOf.get(each) ?? []),
    }))
    .toSorted((one, other) => order(one.segments).localeCompare(order(other.segments), 'en'))
    .map(({ segments, chunks: own }) => ({ path: patternOf(segments), chunks: own }));
}

function isLayout(route: string, others: ReadonlyMap<string, unknown>): boolean {
  return [...others.keys()].some((other) => other.startsWith(`${route}/`)) || route === '__root';
}

/** The layouts that a route stands in. */
function around(route: string): string[] {
  return route.split('/').slice(0, -1);
}

function segmentsOf(route: string): string[] {
  const parts = route.replace(PATHLESS, '').split('.');
  return parts.map((part) => part.replace(/_$/, '')).filter((part) => part !== 'index');
}

/** Names come before parameters, and those before what may be absent. */
function order(segments: readonly string[]): string {
  return segments.map((part) => (part.startsWith('{-') ? '2' : isNamed(part) ? '1' : `0${part}`)).join('/');
}

const isNamed = (part: string): boolean => part.includes('$');

function patternOf(segments: readonly string[]): string {
  const parts = segments.map((part) => {
    if (part.startsWith('{-')) return '(?:/[^/]+)?';
    return `/${part.replace(/\{?\$\w+\}?/, '[^/]+')}`;
  });
  return `^${parts.join('')}/?$`;
}
