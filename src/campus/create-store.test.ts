import { expect, it } from 'vitest';
import { createStore } from './create-store.ts';

it('calls each subscriber once for each new value, who can read it then, until it stops', () => {
  const store = createStore('a');
  const read: string[] = [];
  const listener = () => void read.push(store.read());
  const stop = store.subscribe(listener);
  store.subscribe(listener);
  for (const next of ['a', 'b', 'b', 'c']) store.set(next);
  stop();
  store.set('d');
  expect([read, store.read()]).toEqual([['b', 'c'], 'd']);
});
