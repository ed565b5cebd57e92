import { afterEach, describe, expect, it, vi } from 'vitest';
import { onConnectionChange, readConnection } from './connection.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the connection', () => {
  it.each([
    [
      { type: 'cellular', saveData: false },
      { metered: true, saveData: false },
    ],
    [
      { type: 'wifi', saveData: true },
      { metered: false, saveData: true },
    ],
    [
      { type: 'unknown', saveData: false },
      { metered: undefined, saveData: false },
    ],
    [{ saveData: true }, { metered: undefined, saveData: true }],
    [undefined, { metered: undefined, saveData: false }],
  ])('that says %o is %o', (connection, expected) => {
    vi.stubGlobal('navigator', { connection });
    expect(readConnection()).toEqual(expected);
  });

  it('tells when it changes, until one has heard enough', () => {
    const connection = new EventTarget();
    vi.stubGlobal('navigator', { connection });
    const listener = vi.fn();
    const stop = onConnectionChange(listener);
    connection.dispatchEvent(new Event('change'));
    stop();
    connection.dispatchEvent(new Event('change'));
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('that never tells is no failure', () => {
    vi.stubGlobal('navigator', {});
    expect(() => onConnectionChange(() => {})()).not.toThrow();
  });
});
