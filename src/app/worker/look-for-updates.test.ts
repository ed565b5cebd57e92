import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UPDATE_LOOK } from '#campus/limits.ts';
import { lookForUpdates } from './look-for-updates.ts';

describe('a newer version', () => {
  const update = vi.fn(async () => {});
  let page = { online: true, visible: true };
  let shownOrHidden = (): void => {};

  beforeEach(() => {
    vi.useFakeTimers();
    update.mockReset().mockResolvedValue(undefined);
    page = { online: true, visible: true };
    lookForUpdates({
      update,
      online: { read: () => page.online },
      isVisible: () => page.visible,
      onVisibility: (listener) => {
        shownOrHidden = listener;
      },
      now: Date.now,
    });
  });
  afterEach(() => vi.useRealTimers());

  const show = (visible: boolean): void => {
    page.visible = visible;
    shownOrHidden();
  };

  it('is looked for each hour, also after one without an answer', () => {
    update.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    vi.advanceTimersByTime(3 * UPDATE_LOOK);
    expect(update).toHaveBeenCalledTimes(3);
  });

  it('is not looked for by a page that nobody looks at, or without a network', () => {
    show(false);
    vi.advanceTimersByTime(2 * UPDATE_LOOK);
    show(true);
    expect(update).toHaveBeenCalledTimes(1);
    page.online = false;
    vi.advanceTimersByTime(2 * UPDATE_LOOK);
    expect(update).toHaveBeenCalledTimes(1);
  });

  it('is looked for when the page is looked at again after an hour, not at every glance', () => {
    vi.advanceTimersByTime(UPDATE_LOOK / 2);
    show(false);
    show(true);
    expect(update).not.toHaveBeenCalled();
    show(false);
    vi.setSystemTime(Date.now() + UPDATE_LOOK);
    show(true);
    show(true);
    expect(update).toHaveBeenCalledTimes(1);
  });
});
