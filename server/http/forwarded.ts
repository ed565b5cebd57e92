import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import type { Address } from './visit.ts';

/**
 * The host and scheme that a request was sent to, for sockets, which pass by Fastify. As there, a forwarded one counts
 * only when a trusted proxy speaks to us, and only its own (the last) entry.
 */
export function addressReader(trustedProxies: readonly string[]): (request: IncomingMessage) => Address {
  const trusted = new BlockList();
  for (const proxy of trustedProxies) {
    const [address = '', bits] = proxy.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  return ({ headers, socket }) => {
    const remote = socket.remoteAddress?.replace(/^::ffff:(?=\d+\.)/, '') ?? '';
    const isTrusted = remote !== '' && trusted.check(remote, isIPv6(remote) ? 'ipv6' : 'ipv4');
    const forwarded = (name: string) => (isTrusted ? lastOf(headers[name]) : undefined);
    return {
      host: forwarded('x-forwarded-host') ?? headers.host ?? '',
      scheme: forwarded('x-forwarded-proto') ?? 'http',
    };
  };
}

function lastOf(header: string | string[] | undefined): string | undefined {
  const last = String(header ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return last === '' ? undefined : last;
}
