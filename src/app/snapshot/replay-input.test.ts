// @vitest-environment jsdom
import { type ChangeEvent, createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replayInput } from './replay-input.ts';

const PAGE =
  '<nav><a href="/start">Start</a><a href="/bookmarks">My courses</a></nav>' +
  '<main tabindex="-1"><h1>Hello</h1><a href="/bookmarks">My courses</a>' +
  '<button aria-label="Save A">Save</button><button aria-label="Save B">Save</button>' +
  '<textarea></textarea><input type="checkbox" aria-label="Done"></main>';

const place = document.createElement('div');
let done: string[] = [];

/** What a page showed last, with a learner before it. */
function show(options?: { longest: number }): Element {
  const snapshot = document.createElement('div');
  snapshot.innerHTML = PAGE;
  place.replaceChildren(snapshot);
  replayInput(snapshot, options);
  return snapshot;
}

/** The app puts its page in place of it, as React does; resolves once what the learner did was done there. */
async function replace(html = PAGE): Promise<void> {
  const page = document.createElement('div');
  page.innerHTML = html;
  page.addEventListener('click', (event) => {
    event.preventDefault();
    if (event.target instanceof Element) done.push(event.target.getAttribute('aria-label') ?? pathOf(event.target));
  });
  page.addEventListener('input', () => done.push('input'));
  place.replaceChildren(page);
  await Promise.resolve();
}

const pathOf = (link: Element): string => `${link.parentElement?.localName} ${link.getAttribute('href')}`;

function part(selector: string): HTMLElement {
  const found = place.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`There is no ${selector}.`);
  return found;
}

/** Whether the browser is to do with it what it does by itself. */
function press(selector: string, options: MouseEventInit = {}): boolean {
  let isNative = false;
  const end = (event: Event): void => {
    isNative = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', end, { once: true });
  part(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));
  return isNative;
}

beforeEach(() => {
  done = [];
  document.body.replaceChildren(place);
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(async () => {
  place.replaceChildren();
  await Promise.resolve();
  vi.useRealTimers();
});

describe('what a learner does on a snapshot', () => {
  it('is done on the page itself: what was pressed last, on the same of several alike', async () => {
    show();
    expect(press('[aria-label="Save A"]')).toBe(false);
    press('main a');
    expect(part('[aria-label="Save A"]').style.opacity).toBe('');
    expect(part('main a').style.opacity).toBe('0.6');
    await replace();
    expect(done).toEqual(['main /bookmarks']);
  });

  it('changes nothing that the page itself would not know of', async () => {
    show();
    press('[type=checkbox]');
    expect(part('[type=checkbox]')).toHaveProperty('checked', false);
    await replace();
    expect(done).toEqual(['Done']);
  });

  it('leaves to the browser a link in a new tab, one within the page and one to another site', () => {
    const snapshot = show();
    expect(press('nav a', { ctrlKey: true })).toBe(true);
    for (const href of ['#main', 'https://example.org']) {
      snapshot.querySelector('nav a')?.setAttribute('href', href);
      expect(press('nav a')).toBe(true);
    }
  });

  it('waits for what comes later, and is done on nothing where it does not come', async () => {
    show();
    press('[aria-label="Save B"]');
    await replace('<main><h1>Hello</h1></main>');
    part('main').insertAdjacentHTML('beforeend', '<button aria-label="Save A">Save</button>');
    await Promise.resolve();
    expect(done).toEqual([]);
    part('main').insertAdjacentHTML('beforeend', '<button aria-label="Save B">Save</button>');
    await Promise.resolve();
    expect(done).toEqual(['Save B']);
  });

  it('is given up for what they press in the page itself, and after a while', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    for (const goOn of [() => press('h1'), () => vi.advanceTimersByTime(10_000)]) {
      show();
      press('[aria-label="Save A"]');
      await replace('<main><h1>Hello</h1></main>');
      goOn();
      done = [];
      part('main').insertAdjacentHTML('beforeend', '<button aria-label="Save A">Save</button>');
      await Promise.resolve();
      expect(done).toEqual([]);
    }
  });

  it('keeps the focus where it was', async () => {
    show();
    part('[aria-label="Save B"]').focus();
    await replace();
    expect(document.activeElement).toBe(part('[aria-label="Save B"]'));
    await replace();
    expect(document.activeElement).toBe(document.body);
  });

  it('takes the focus from nobody', async () => {
    show();
    part('[aria-label="Save B"]').focus();
    const page = replace(PAGE.replace('<textarea>', '<textarea autofocus>'));
    part('textarea').focus();
    await page;
    expect(document.activeElement).toBe(part('textarea'));
  });

  it('loses no letter, and puts them behind what stands there', async () => {
    show();
    part('textarea').focus();
    Reflect.set(part('textarea'), 'value', ' and more');
    press('[aria-label="Save A"]');
    await replace(PAGE.replace('<textarea>', '<textarea>A draft'));
    expect(part('textarea')).toHaveProperty('value', 'A draft and more');
    expect(done).toEqual(['input', 'Save A']);
    expect(document.activeElement).toBe(part('textarea'));
  });

  it('is chosen from a list as well', async () => {
    show();
    const LIST =
      '<select aria-label="Language"><option value="en" selected>English</option><option value="ar">العربية</option></select>';
    part('main').insertAdjacentHTML('beforeend', LIST);
    const chosen: string[] = [];
    Reflect.set(part('select'), 'value', 'ar');
    place.addEventListener('change', ({ target }) => chosen.push(String(Reflect.get(target ?? {}, 'value'))));
    await replace(`<main><h1>Hello</h1>${LIST}</main>`);
    part('h1').insertAdjacentHTML('afterend', '<p>Later</p>');
    await Promise.resolve();
    expect(chosen).toEqual(['ar']);
  });

  it('waits longer where the app is on its way over a slow line', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    show({ longest: 60_000 });
    press('[aria-label="Save A"]');
    vi.advanceTimersByTime(59_000);
    await replace();
    expect(done).toEqual(['Save A']);
  });

  it('is typed for a screen of React, too', async () => {
    show();
    Reflect.set(part('textarea'), 'value', 'letters');
    const onChange = vi.fn((event: ChangeEvent<HTMLTextAreaElement>) => event.target.value);
    const root = createRoot(place);
    flushSync(() => root.render(createElement('textarea', { value: '', onChange })));
    await Promise.resolve();
    expect(onChange).toHaveReturnedWith('letters');
    root.unmount();
  });
});
