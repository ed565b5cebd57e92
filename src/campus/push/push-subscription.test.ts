import { describe, expect, it } from 'vitest';
import { pushServiceOf, writtenKey } from './push-subscription.ts';

const ENDPOINT = 'https://push.example/1';
const keys = { p256dh: 'BA', auth: 'cw' };

describe('what a push service gave', () => {
  it('is a device as the campus takes it, also from a browser that leaves out when it ends', () => {
    const device = { endpoint: ENDPOINT, p256dh: 'BA', auth: 'cw' };
    const of = (subscription: unknown) => pushServiceOf({ toJSON: () => subscription });
    expect(of({ endpoint: ENDPOINT, expirationTime: 5, keys })).toEqual({ ...device, expirationTime: 5 });
    expect(of({ endpoint: ENDPOINT, keys })).toEqual({ ...device, expirationTime: null });
  });

  it.each([[{}], [{ endpoint: 'nowhere', keys }], [{ endpoint: ENDPOINT }], [{ endpoint: ENDPOINT, keys: {} }]])(
    'is refused where nobody could send to it: %j',
    (subscription) => {
      expect(() => pushServiceOf({ toJSON: () => subscription })).toThrow();
    },
  );
});

it('a key is written as the campus writes its own', () => {
  const key = 'BPj-_0bq9w';
  expect(writtenKey(Uint8Array.from(Buffer.from(key, 'base64url')).buffer)).toBe(key);
});
