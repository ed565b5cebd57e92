import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCampus, type TestCampus } from '#tests/support/campus/campus.ts';

const KEY = '{ viewer { lockKey { id key } } }';

describe('the key that locks what is unsent', () => {
  let campus: TestCampus;
  beforeAll(async () => {
    campus = await aCampus();
  });
  afterAll(() => campus.close());

  const keyOf = async (name: string) => {
    const { token } = await campus.login(name);
    return (await campus.ask({ query: KEY, token })).body.data.viewer.lockKey;
  };

  it('is the same at each login, from each device, also when two ask at once', async () => {
    const keys = await Promise.all([keyOf('amal'), keyOf('amal'), keyOf('amal')]);
    expect(new Set(keys.map(({ id, key }) => `${id} ${key}`)).size).toBe(1);
    expect(Buffer.from(keys[0].key, 'base64url')).toHaveLength(32);
    expect(await keyOf('amal')).toEqual(keys[0]);
  });

  it('is each person’s own, and its name tells nothing of them', async () => {
    const [amal, olena] = [await keyOf('amal'), await keyOf('olena')];
    expect(amal.key).not.toBe(olena.key);
    expect(amal.id).not.toContain('amal');
  });

  it('is not for a visitor', async () => {
    expect((await campus.ask({ query: KEY })).body.data.viewer.lockKey).toBeNull();
  });
});
