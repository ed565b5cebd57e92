// @vitest-environment jsdom
import { act, createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TRANSCRIPT_LAG_MAX } from '#campus/learning/lesson-limits.ts';
import { lineAt } from './use-cues.ts';
import { useFilmClock } from './use-film-clock.ts';

const CUES = [0.4, 1, 2.35, 2.9, 4.01].map((start) => ({ start, end: start + 0.3, text: `${start}` }));
const STEP = 10;

/** A film whose time goes on with the clock while it plays. */
function aFilm(): HTMLVideoElement & { jump: (to: number) => void } {
  let began = Date.now();
  const film = Object.assign(document.createElement('video'), {
    jump: (to: number) => {
      began = Date.now() - to * 1000;
    },
  });
  const now = { get: () => (Date.now() - began) / 1000 };
  return Object.defineProperties(film, { paused: { get: () => false }, currentTime: now });
}

describe('the line of a transcript', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('never comes later than 300 ms after its words, and never before them, through a jump too', async () => {
    const film = aFilm();
    const box = document.createElement('p');
    const root = createRoot(box);
    const Line = (): ReactNode => lineAt(CUES, useFilmClock({ current: film }, () => {}) ?? 0);
    await act(async () => root.render(createElement(Line)));
    const follow = async (from: number, to: number): Promise<void> => {
      for (let ms = from; ms <= to; ms += STEP) {
        await act(async () => vi.advanceTimersByTime(STEP));
        const now = film.currentTime;
        const shown = Number(box.textContent);
        if (ms - from < TRANSCRIPT_LAG_MAX) continue;
        expect(shown, `at ${now} s`).toBeLessThanOrEqual(lineAt(CUES, now));
        expect(shown, `at ${now} s`).toBeGreaterThanOrEqual(lineAt(CUES, now - TRANSCRIPT_LAG_MAX / 1000));
      }
    };
    await follow(0, 4500);
    film.jump(0.9);
    await follow(900, 2600);
    await act(async () => root.unmount());
  });
});
