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
 * Where the server listens; undefined: at every address of the machine. Behind a proxy nobody else has to reach it, and
 * past the proxy anybody could, without TLS; the demo's passwords are public.
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
