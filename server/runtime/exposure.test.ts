import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { isPublic, LOOPBACK, listensAt } from './exposure.ts';

describe('where a campus is reached', () => {
  it.each([
    ['nothing set', {}, false, undefined],
    ['this machine', { BIND: '127.0.0.1' }, false, ['127.0.0.1']],
    ['another address of this machine', { BIND: '127.8.0.1' }, false, ['127.8.0.1']],
    ['this machine by IPv6', { BIND: '::1' }, false, ['::1']],
    ['all addresses', { BIND: '0.0.0.0' }, true, ['0.0.0.0']],
    ['all addresses by IPv6', { BIND: '::' }, true, ['::']],
    ['one that others reach', { BIND: '192.168.1.5' }, true, ['192.168.1.5']],
    ['a public name', { PUBLIC_ORIGIN: 'https://campus.example.org' }, true, undefined],
    ['a name that only begins like this machine', { PUBLIC_ORIGIN: 'https://localhost.example.org' }, true, undefined],
    ['a name that only ends like this machine', { PUBLIC_ORIGIN: 'https://notlocalhost' }, true, undefined],
    ['a name of this machine', { PUBLIC_ORIGIN: 'http://lantern.localhost:8080' }, false, undefined],
    ['an address of this machine as name', { PUBLIC_ORIGIN: 'http://[::1]:8080' }, false, undefined],
    ['a proxy', { TRUSTED_PROXY: '127.0.0.1' }, true, LOOPBACK],
    ['a proxy on another machine', { TRUSTED_PROXY: '10.0.0.0/8', BIND: '10.0.0.7' }, true, ['10.0.0.7']],
  ])('%s', (_, env, forOthers, addresses) => {
    const config = readConfig([], env);
    expect(isPublic(config)).toBe(forOthers);
    expect(listensAt(config, false)).toEqual(addresses);
    expect(listensAt(config, true)).toEqual(addresses ?? LOOPBACK);
  });
});
