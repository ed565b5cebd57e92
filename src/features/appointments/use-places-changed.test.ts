import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { unitKeys } from '#features/learning-items/unit-keys.ts';
import { placesChanged } from './use-places-changed.ts';

/** A device on which these reads were answered once and nobody looks at any of them now. */
async function aDevice(keys: readonly (readonly string[])[]) {
  const client = new QueryClient();
  const asked: string[] = [];
  for (const queryKey of keys)
    await client.fetchQuery({
      queryKey,
      queryFn: () => asked.push(queryKey.join('/')),
      staleTime: Number.POSITIVE_INFINITY,
    });
  asked.length = 0;
  return { client, asked };
}

const CAFE = unitKeys.course('cafe', 'en');
const CAFE_IN_MODULE = unitKeys.course('cafe', 'en', 'german');
const OTHER = unitKeys.course('midwife', 'en');
const HOME = ['home', 'start', 'en'];
const EXPLORE = ['explore', 'catalogue', 'en'];
const LESSON = unitKeys.lesson('one', 'hello', 'en');

describe('after the campus’s answer on a place', () => {
  it('asks at once for the pages of the course and for what comes up: they must be right without a network too', async () => {
    const { client, asked } = await aDevice([CAFE, CAFE_IN_MODULE, OTHER, HOME, EXPLORE, LESSON]);
    await placesChanged(client, 'cafe');
    expect(asked.sort()).toEqual([CAFE, CAFE_IN_MODULE, HOME].map((key) => key.join('/')).sort());
  });

  it('asks for cards when they are opened next, and for no lesson', async () => {
    const { client } = await aDevice([EXPLORE, OTHER, LESSON]);
    await placesChanged(client, 'cafe');
    const isOld = (key: readonly string[]) => client.getQueryState(key)?.isInvalidated;
    expect([isOld(EXPLORE), isOld(OTHER), isOld(LESSON)]).toEqual([true, true, false]);
  });

  it('is no failure of the act where the network is gone since', async () => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    client.setQueryData(CAFE, 'what was known');
    await expect(placesChanged(client, 'cafe')).resolves.toBeUndefined();
    expect(client.getQueryData(CAFE)).toBe('what was known');
  });
});
