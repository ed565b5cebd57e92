import { addressIn } from '#campus/text/address-in.ts';

const NOWHERE = 'http://campus.invalid';

/**
 * Path and query of a request's first line, whatever host or slashes a strange client has written into it. What is no address
 * at all is the campus's beginning. Never throws.
 */
export function ownAddress(line: string): { pathname: string; search: string } {
  const path = line.replace(/^[/\\]+/, '/');
  const address = addressIn(path, NOWHERE);
  if (address === undefined) return { pathname: '/', search: '' };
  const { pathname, search } = address;
  return { pathname: pathname.replace(/^\/+/, '/'), search };
}
