import { once } from 'node:events';
import { request } from 'node:https';
import { describe, expect, it } from 'vitest';
import { isPublicAddress, isPublicHost, publicAgent } from './public-address.ts';

describe('an address that the server may knock at', () => {
  it.each(['142.250.185.106', '17.188.143.34', '2a00:1450:4001:80e::200a'])('is %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    ...['127.0.0.1', '127.9.9.9', '0.0.0.0', '10.1.2.3', '172.31.255.255', '192.168.1.1', '169.254.169.254'],
    ...['100.64.0.1', '224.0.0.1', '255.255.255.255', '::1', '::', 'fe80::1', 'fd00:ec2::254', 'ff02::1'],
    ...['::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:10.0.0.1', '2001::7f00:1', '192.88.99.1', 'fec0::1', '3fff::1'],
    ...['64:ff9b::7f00:1', '2002:7f00:1::', 'not an address'],
  ])('is not %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each([
    ['fcm.googleapis.com', true],
    ['updates.push.services.mozilla.com', true],
    ['localhost', false],
    ['push.localhost', false],
    ['printer.local', false],
    ['vault.internal', false],
    ['database', false],
    ['[::1]', false],
    ['127.0.0.1', false],
  ])('by the name %s: %s', (host, may) => {
    expect(isPublicHost(host)).toBe(may);
  });

  it('is looked at again when a name is resolved', async () => {
    const asked = request('https://localhost:1/push', { agent: publicAgent() });
    asked.end();
    const [fault] = await once(asked, 'error');
    expect(fault.message).toBe('The push service is not in the internet.');
  });

  it('is not an address written in an odd way either, since an URL writes it plainly', () => {
    for (const odd of ['https://2130706433/', 'https://0x7f.1/', 'https://127.1/', 'https://[::ffff:7f00:1]/'])
      expect(isPublicHost(new URL(odd).hostname), odd).toBe(false);
  });
});
