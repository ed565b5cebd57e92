const NOWHERE = 'http://campus.invalid';

/**
 * Path and query of a request's first line, whatever host or slashes a strange client has written into it. What is no address
 * at all is the campus's beginning. Never throws.
 */
export function ownAddress(line: string): { pathname: string; search: string } {
  const path = line.replace(/^[/\\]+/, '/');
  if (!URL.canParse(path, NOWHERE)) return { pathname: '/', search: '' };
  const { pathname, search } = new URL(path, NOWHERE);
  return { pathname: pathname.replace(/^\/+/, '/'), search };
}
