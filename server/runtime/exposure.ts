import ipaddr from 'ipaddr.js';
import type { Config } from './config.ts';

export const LOOPBACK = ['127.0.0.1', '::1'] as const;

type Exposing = Pick<Config, 'bind' | 'publicOrigin' | 'trustedProxies'>;

/** Whether the operator has set anything that brings others than this machine to the campus. */
export function isPublic({ bind, publicOrigin, trustedProxies }: Exposing): boolean {
  const hosts = [bind, publicOrigin === undefined ? undefined : new URL(publicOrigin).hostname];
  return trustedProxies.length > 0 || hosts.some((host) => host !== undefined && !isLoopback(host));
}

/**
 * Addresses that the server listens at; undefined for every address of the machine. Behind a proxy it is loopback, because
 * others could pass the proxy and reach the campus without TLS; for the demo too, because its passwords are public.
 */
export function listensAt({ bind, trustedProxies }: Exposing, isDemo: boolean): readonly string[] | undefined {
  if (bind !== undefined) return [bind];
  return trustedProxies.length > 0 || isDemo ? LOOPBACK : undefined;
}

/** A name or an address, in brackets or not, that leads to the machine itself. */
function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  if (ipaddr.isValid(name)) return ipaddr.process(name).range() === 'loopback';
  return /^(?:.+\.)?localhost\.?$/.test(name);
}
