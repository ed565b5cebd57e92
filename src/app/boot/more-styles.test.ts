// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';

const page = '<link rel="stylesheet" href="/assets/style.css" data-more="/assets/more.css"><link rel="icon">';
const sheets = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];

/** In a page that has just been opened. */
async function moreStyles(): Promise<void> {
  return (await import('./more-styles.ts')).moreStyles();
}

/** Once it is asked for: what comes of it. */
async function answer(type: 'load' | 'error'): Promise<void> {
  await vi.waitFor(() => expect(sheets()).toHaveLength(2));
  sheets()[1]?.dispatchEvent(new Event(type));
}

beforeEach(() => {
  vi.resetModules();
  document.head.innerHTML = page;
});

describe('the second style sheet', () => {
  it('comes once, right behind the first, and is waited for', async () => {
    let isThere = false;
    const all = Promise.all([moreStyles(), moreStyles()]).then(() => {
      isThere = true;
    });
    await vi.waitFor(() => expect(sheets()).toHaveLength(2));
    expect(sheets()[0]?.nextElementSibling?.getAttribute('href')).toBe('/assets/more.css');
    expect(isThere).toBe(false);
    await answer('load');
    await all;
    await moreStyles();
    expect(sheets()).toHaveLength(2);
  });

  it('that cannot be had is said to be so, and asked for again', async () => {
    const first = moreStyles();
    first.catch(() => {});
    await answer('error');
    await expect(first).rejects.toThrow('/assets/more.css cannot be had.');
    expect(sheets()).toHaveLength(1);
    const second = moreStyles();
    await answer('load');
    await second;
    expect(sheets()).toHaveLength(2);
  });

  it('is not asked for where a page has both from the start, or all styles in one', async () => {
    for (const html of [page.replace(/ data-more="[^"]+"/, ''), '']) {
      vi.resetModules();
      document.head.innerHTML = html;
      await moreStyles();
      expect(document.head.innerHTML).toBe(html);
    }
  });
});
