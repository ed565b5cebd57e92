import type { Cmi } from '#campus/scorm/scorm-data.ts';

type Loads = { readonly loadFromFlattenedJSON: (values: Record<string, string>) => void };

/** Of the session before: this one begins without. */
const OF_SESSION = /^cmi\.(?:core\.)?(?:session_time|exit)$/;
const LIST = /^(.*?\.)(\d+)\./;

/**
 * Gives the runtime what it may be asked for first, value by value: in a list by number, names and types of its members
 * before what depends on them. A value that the runtime does not take is of another time; the rest is still good.
 */
export function loadCmi(runtime: Loads, cmi: Cmi): void {
  const names = Object.keys(cmi).filter((name) => !OF_SESSION.test(name));
  for (const name of names.sort(byDependence)) {
    try {
      runtime.loadFromFlattenedJSON({ [name]: cmi[name] ?? '' });
    } catch {
      // Left out.
    }
  }
}

function byDependence(a: string, b: string): number {
  const [, listA, indexA] = LIST.exec(a) ?? [];
  const [, listB, indexB] = LIST.exec(b) ?? [];
  if (listA === undefined || listA !== listB || indexA !== indexB || indexA === undefined)
    return a.localeCompare(b, 'en', { numeric: true });
  const rest = (name: string): string => name.slice(`${listA}${indexA}.`.length);
  return rank(rest(a)) - rank(rest(b)) || byDependence(rest(a), rest(b));
}

function rank(member: string): number {
  return ['id', 'type'].indexOf(member) === -1 ? 2 : ['id', 'type'].indexOf(member);
}
