import { type LookupOptions, lookup } from 'node:dns';
import { Agent } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Ranges that no push service is in (RFC 6890 and its registries): a device that names one asks the server to knock at its own network. */
const V4: readonly (readonly [network: string, bits: number])[] = [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
  ] as const),
  ...([
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ] as const),
];
const V6: readonly (readonly [network: string, bits: number])[] = [
  ...([
    ['::', 128],
    ['::1', 128],
    ['64:ff9b::', 96],
    ['100::', 64],
    ['2001:db8::', 32],
  ] as const),
  ...([
    ['2002::', 16],
    ['fc00::', 7],
    ['fe80::', 10],
    ['ff00::', 8],
  ] as const),
];

const reserved = new BlockList();
for (const [network, bits] of V4) reserved.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of V6) reserved.addSubnet(network, bits, 'ipv6');

/** Names that are never looked up in the public DNS (RFC 6761, RFC 6762, RFC 9476). */
const OWN_NAMES = /(?:^|\.)(?:localhost|local|internal|home\.arpa|test|invalid|onion)\.?$/i;

/** Whether an IP address is somewhere in the internet; an IPv4 one written as IPv6 is what it stands for. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && !reserved.check(address, version === 4 ? 'ipv4' : 'ipv6');
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
