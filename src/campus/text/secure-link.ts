import { addressIn } from './address-in.ts';
import { lengthOf } from './length-of.ts';

/** Whether a text is an address in the internet that begins with https, without a name and password in it. */
export function isSecureLink(link: string, most: number): boolean {
  const address = lengthOf(link) > most ? undefined : addressIn(link);
  if (address === undefined) return false;
  const { protocol, username, password, hostname } = address;
  return protocol === 'https:' && username === '' && password === '' && hostname.includes('.');
}
