import { beforeEach, describe, expect, it } from 'vitest';
import { dismissToast, notify, toastStore } from './notify.ts';

const messages = () => toastStore.read().map(({ message }) => message);

beforeEach(() => {
  for (const { id } of toastStore.read()) dismissToast(id);
});

describe('messages in passing', () => {
  it('are shown in order, three at most, the oldest makes room', () => {
    for (const message of ['one', 'two', 'three', 'four']) notify({ kind: 'success', message });
    expect(messages()).toEqual(['two', 'three', 'four']);
  });

  it('do not pile up when the same is said again', () => {
    notify({ kind: 'success', message: 'Saved' });
    notify({ kind: 'info', message: 'Online' });
    notify({ kind: 'success', message: 'Saved' });
    expect(messages()).toEqual(['Online', 'Saved']);
  });

  it('can be taken back by whoever said them', () => {
    const takeBack = notify({ kind: 'error', message: 'No connection' });
    notify({ kind: 'info', message: 'Online' });
    takeBack();
    takeBack();
    expect(messages()).toEqual(['Online']);
  });

  it('tell the page of each change', () => {
    let changes = 0;
    const stop = toastStore.subscribe(() => {
      changes += 1;
    });
    notify({ kind: 'info', message: 'Hello' })();
    stop();
    notify({ kind: 'info', message: 'Unheard' });
    expect(changes).toBe(2);
  });
});
