// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';

async function aPage() {
  vi.resetModules();
  const { installPrompt, keepInstallPrompt } = await import('./install-prompt.ts');
  keepInstallPrompt();
  return installPrompt;
}

const offer = (parts: object): Event => Object.assign(new Event('beforeinstallprompt', { cancelable: true }), parts);

describe('the way onto a home screen', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    return () => {
      vi.unstubAllGlobals();
      Reflect.deleteProperty(navigator, 'standalone');
    };
  });

  it('is the prompt that the browser offered, once', async () => {
    const prompt = vi.fn(async () => {});
    const page = await aPage();
    const event = offer({ prompt });
    dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(page.read()).toBe('prompt');
    await page.ask();
    expect(prompt).toHaveBeenCalledOnce();
    expect(page.read()).not.toBe('prompt');
  });

  it.each([
    ['no prompt', {}],
    ['a prompt that is none', { prompt: true }],
  ])('is none of the browser where its event has %s', async (_, parts) => {
    const page = await aPage();
    dispatchEvent(offer(parts));
    expect(page.read()).not.toBe('prompt');
  });

  it.each([
    ['says that it is standalone', { standalone: true }, true],
    ['says that it is not standalone', { standalone: false }, false],
    ['has no standalone', {}, false],
  ])('is done where the browser %s', async (_, parts, isInstalled) => {
    Object.assign(navigator, parts);
    const page = await aPage();
    expect(page.read() === 'installed').toBe(isInstalled);
  });
});
