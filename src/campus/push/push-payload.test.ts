import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { pushOwnerOf, pushPayloadSchema } from './push-payload.ts';

describe('whom a push is for', () => {
  it('is the begin of a hash: the same here and on the device, whatever their libraries', async () => {
    // printf '1:1-amal' | sha256sum
    expect(await pushOwnerOf('1', '1-amal')).toBe('f34f13060bd2dbd2');
  });

  it('tells people and organisations apart', async () => {
    const owners = await Promise.all([pushOwnerOf('1', 'a'), pushOwnerOf('1', 'b'), pushOwnerOf('12', 'a')]);
    expect(new Set(owners).size).toBe(3);
  });
});

describe('what a push carries', () => {
  const payload = { id: 'f3b8a8f0-5d5e-4a0e-9a53-0c8a4b1f6f11', kind: 'SESSION_SOON', owner: '0123456789abcdef' };

  it('may be of a kind that this release does not know', () => {
    expect(v.is(pushPayloadSchema, { ...payload, kind: 'NEWS_OF_NEXT_YEAR' })).toBe(true);
  });

  it.each([{ id: 'no id' }, { kind: '' }, { owner: '0123' }, { owner: 'g123456789abcdef' }])('is not %o', (wrong) => {
    expect(v.is(pushPayloadSchema, { ...payload, ...wrong })).toBe(false);
  });
});
