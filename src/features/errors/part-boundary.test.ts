// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { CatchBoundary } from '@tanstack/react-router';
import { act, createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CampusError } from '#wire/campus-failure.ts';
import { PartBoundary } from './part-boundary.tsx';

const Fails = ({ by }: { by: Error }): ReactNode => {
  throw by;
};
const part = (of: string, children: ReactNode): ReactNode => {
  const props = { of, key: of, children };
  return createElement(PartBoundary, props);
};

/** What a screen of two parts shows, the first of which fails; `whole screen` where the error went on to it. */
async function shownWith(error: Error): Promise<string> {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const box = document.createElement('div');
  const parts = [part('text', createElement(Fails, { by: error })), part('film', 'A film.')];
  const screen = { getResetKey: () => 'screen', errorComponent: () => 'whole screen', children: parts };
  const app = { i18n, children: createElement(CatchBoundary, screen) };
  const root = createRoot(box, { onCaughtError: () => undefined });
  await act(() => root.render(createElement(I18nProvider, app)));
  const { textContent } = box;
  await act(() => root.unmount());
  return textContent;
}

describe('a part of a screen that fails', () => {
  beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
  afterEach(() => vi.unstubAllGlobals());

  it('says so in its place, and the others stand', async () => {
    const shown = await shownWith(new TypeError('Invalid URL'));
    expect(shown).toMatch(/.+A film\.$/);
    expect(shown).not.toContain('whole screen');
  });

  it.each([
    new CampusError({ kind: 'offline' }),
    new CampusError({ kind: 'missing', what: 'lesson' }),
    new CampusError({ kind: 'signed-out' }),
  ])('for a reason that concerns all of it, %s, leaves it to the screen', async (error) => {
    expect(await shownWith(error)).toBe('whole screen');
  });
});
