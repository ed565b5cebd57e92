import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import parseForwarded from 'forwarded-parse';
import ipaddr from 'ipaddr.js';
import type { Address } from './visit.ts';

/** Who sent a request, and where to. */
export interface Client extends Address {
  /** Without port, brackets and zone: limits count by it. */
  readonly ip: string;
}

type Ip = ReturnType<typeof ipaddr.parse>;
export type ClientReader = (request: IncomingMessage) => Client;

/**
 * Reads who sent a request, of HTTP and of a socket alike. What proxies say counts while each hop back to us is trusted: the
 * client is the first that is not, and host and scheme are those that the outermost trusted proxy was asked by. What is no
 * address ends the way back, so that nobody is counted under a name of their own making.
 */
export function clientReader(trustedProxies: readonly string[]): ClientReader {
  const ranges = trustedProxies.map(rangeOf);
  const isTrusted = (ip: Ip): boolean =>
    ranges.some(([range, bits]) => ip.kind() === range.kind() && ip.match(range, bits));
  return ({ headers, socket }) => {
    const forwarded = forwardedIn(headers);
    let ip = ipIn(socket.remoteAddress ?? '');
    let proxies = 0;
    while (ip !== undefined && isTrusted(ip)) {
      proxies += 1;
      const before = forwarded.addresses.at(-proxies);
      const next = before === undefined ? undefined : ipIn(before);
      if (next === undefined) break;
      ip = next;
    }
    const scheme = addedBefore(forwarded.schemes, proxies)?.toLowerCase();
    return {
      ip: ip?.toString() ?? '',
      host: addedBefore(forwarded.hosts, proxies) ?? headers.host ?? '',
      scheme: scheme === 'https' ? 'https' : 'http',
    };
  };
}

const clients = new WeakMap<FastifyRequest, Client>();

export function rememberClient(request: FastifyRequest, client: Client): void {
  clients.set(request, client);
}

/** The client of a request that the first hook has seen. */
export function clientOf(request: FastifyRequest): Client {
  const client = clients.get(request);
  if (client === undefined) throw new Error('A route was reached before its client was known.');
  return client;
}

/** Two proxies may each believe another one of them (RFC 9112 3.2). */
export function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((name, n) => n % 2 === 0 && name.toLowerCase() === 'host').length <= 1;
}

function rangeOf(proxy: string): [Ip, number] {
  const [address = '', bits] = proxy.split('/');
  const ip = ipaddr.process(address);
  return [ip, bits === undefined ? ip.toByteArray().length * 8 : Number(bits)];
}

type Forwarded = { addresses: readonly string[]; hosts: readonly string[]; schemes: readonly string[] };

/** `X-Forwarded-…`, else `Forwarded` (RFC 7239): what a proxy does not set itself may be its client's. */
function forwardedIn(headers: IncomingHttpHeaders): Forwarded {
  const [addresses, hosts, schemes] = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'].map((name) =>
    String(headers[name] ?? '')
      .split(',')
      .map((part) => part.trim()),
  );
  const forwarded = { addresses: filled(addresses), hosts: filled(hosts), schemes: filled(schemes) };
  if (forwarded.addresses.length + forwarded.hosts.length + forwarded.schemes.length > 0) return forwarded;
  const hops = hopsIn(String(headers.forwarded ?? ''));
  const each = (name: string): string[] => hops.map((hop) => hop[name] ?? '');
  return { addresses: filled(each('for')), hosts: filled(each('host')), schemes: filled(each('proto')) };
}

/** Nothing where all of it is empty. */
function filled(parts: readonly string[] = []): readonly string[] {
  return parts.some((part) => part !== '') ? parts : [];
}

function hopsIn(header: string): ReturnType<typeof parseForwarded> {
  try {
    return header === '' ? [] : parseForwarded(header);
  } catch {
    return [];
  }
}

/** What the outermost of so many proxies added; a proxy that adds nothing leaves a shorter list. */
function addedBefore(parts: readonly string[], proxies: number): string | undefined {
  if (proxies === 0) return undefined;
  return parts[Math.max(0, parts.length - proxies)] || undefined;
}

/** An address as proxies and sockets write it: with a port, in brackets, with a zone, or IPv4 in IPv6. */
function ipIn(text: string): Ip | undefined {
  const [, inBrackets, plain = ''] = /^"?(?:\[([^\]]*)\](?::\d{1,5})?|([^"]*))"?$/.exec(text.trim()) ?? [];
  const withoutPort = inBrackets ?? plain.replace(/^(\d+(?:\.\d+){3}):\d{1,5}$/, '$1');
  const [address = ''] = withoutPort.split('%');
  const isOne = address.includes(':') ? ipaddr.IPv6.isValid(address) : ipaddr.IPv4.isValidFourPartDecimal(address);
  return isOne ? ipaddr.process(address) : undefined;
}
