import { type LookupOptions, lookup } from 'node:dns';
import { Agent } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Names that are never looked up in the public DNS (RFC 6761, RFC 6762, RFC 9476). */
const OWN_NAMES = /(?:^|\.)(?:localhost|local|internal|home\.arpa|test|invalid|onion)\.?$/i;

/**
 * Whether an IP address is somewhere in the internet, and in no range of RFC 6890 and its registries: a device that names
 * such a one asks the server to knock at its own network. An IPv4 address written as IPv6 is what it stands for.
 */
export function isPublicAddress(address: string): boolean {
  return isIP(address) !== 0 && ipaddr.process(address).range() === 'unicast';
}

/** Whether a host name of an address may be asked at all; a name is looked at again when it is resolved. */
export function isPublicHost(hostname: string): boolean {
  const plain = hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(plain) === 0 ? plain.includes('.') && !OWN_NAMES.test(plain) : isPublicAddress(plain);
}

/** Connects to the internet only: a name that leads into the server's own network is not followed, whenever it changes. */
export function publicAgent(): Agent {
  return new Agent({ lookup: lookUpPublic });
}

const lookUpPublic: LookupFunction = (hostname, options: LookupOptions, callback) => {
  lookup(hostname, { ...options, all: true }, (fault, found) => {
    const [first] = found ?? [];
    if (fault !== null) callback(fault, '');
    else if (first === undefined || !found.every(({ address }) => isPublicAddress(address)))
      callback(new Error('The push service is not in the internet.'), '');
    else if (options.all) callback(null, found);
    else callback(null, first.address, first.family);
  });
};
