// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STORAGE_KEYS } from '#device/storage/storage-keys.ts';
import { showLogin } from './show-login.ts';

const PAGE =
  '<template id="scripts"><link rel="modulepreload" href="/assets/app.js"></template><div id="campus"><div data-outline="auth"></div></div>' +
  '<template id="login" lang="ar"><form><input type="email"><a href="/x" data-style="color: red">x</a></form></template>';

beforeEach(() => {
  document.documentElement.lang = 'ar';
  document.head.replaceChildren();
  document.body.innerHTML = PAGE;
});
afterEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
  vi.restoreAllMocks();
});

const shown = (): Element | null => document.querySelector('#campus > [data-snapshot] form');
const isAppAskedFor = (): boolean => document.head.querySelector('[rel=modulepreload]') !== null;
const outline = (): Element | null => document.querySelector('#campus > [data-outline]');

/** A hint of letters, as the server puts them into the page. */
function askForLetters(): HTMLLinkElement {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', href: '/assets/letters.woff2' });
  link.setAttribute('as', 'font');
  document.head.append(link);
  return link;
}

describe('a login that the server has rendered', () => {
  it('takes the place of the outline, as it was rendered', async () => {
    await showLogin();
    expect(shown()?.querySelector('a')?.style.color).toBe('red');
    expect(outline()).toBeNull();
    expect(document.getElementById('login')).toBeNull();
  });

  it.each<[string, () => void]>([
    ['who is signed in', () => localStorage.setItem(STORAGE_KEYS.jwt, 'a.b.c')],
    ['a partner’s learner', () => localStorage.setItem(STORAGE_KEYS.ownPartner, 'mill')],
    ['who reads another language here', () => document.documentElement.setAttribute('lang', 'en')],
    ['who is told why they are here', () => history.replaceState(null, '', '/login?notice=signed-out')],
    ['who has no network', () => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
  ])('is not shown to %s', async (_, come) => {
    come();
    await showLogin();
    expect(shown()).toBeNull();
    expect(outline()).not.toBeNull();
    expect(document.getElementById('login')).toBeNull();
    expect(isAppAskedFor()).toBe(true);
  });

  it.each(['load', 'error'])(
    'is shown once its letters are here, or cannot be had (%s), and the app is asked for behind them',
    async (end) => {
      const letters = askForLetters();
      const showing = showLogin();
      expect(shown()).toBeNull();
      expect(isAppAskedFor()).toBe(false);
      letters.dispatchEvent(new Event(end));
      await showing;
      expect(shown()).not.toBeNull();
      expect(isAppAskedFor()).toBe(true);
    },
  );

  it('does not wait for letters that take long', async () => {
    vi.useFakeTimers();
    askForLetters();
    const showing = showLogin();
    await vi.advanceTimersByTimeAsync(1000);
    await showing;
    vi.useRealTimers();
    expect(shown()).not.toBeNull();
  });

  it('never takes the place of the app', async () => {
    const letters = askForLetters();
    const showing = showLogin();
    document.getElementById('campus')?.replaceChildren(document.createElement('main'));
    letters.dispatchEvent(new Event('load'));
    await showing;
    expect(document.querySelector('#campus > main')).not.toBeNull();
  });

  it('holds up no app, whatever becomes of it', async () => {
    vi.spyOn(Element.prototype, 'replaceChildren').mockImplementation(() => {
      throw new Error('No room.');
    });
    await expect(showLogin()).rejects.toThrow('No room.');
    vi.restoreAllMocks();
    expect(isAppAskedFor()).toBe(true);
  });
});
