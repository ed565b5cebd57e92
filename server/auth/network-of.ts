import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** How much of an IPv6 address one household is given, in groups of sixteen bits. */
const HOUSEHOLD = 4;

/**
 * What limits count as one address: with IPv6 a household (or an attacker) has a whole /64 of them, so its first half is
 * the address; an IPv4 one stays what it is, however the socket writes it.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return plain;
  const ip = ipaddr.IPv6.parse(plain);
  if (ip.isIPv4MappedAddress()) return ip.toIPv4Address().toString();
  return ip.parts
    .slice(0, HOUSEHOLD)
    .map((part) => part.toString(16))
    .join(':');
}
