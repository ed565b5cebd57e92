import type { LanguageCode } from '#campus/languages.ts';

export type RenderedLogin = {
  /** What the app would render for a visitor (`src/app/rendered/login-markup.tsx`). */
  markup: string;
  language: LanguageCode;
  /** Addresses of the letters that it is in. */
  fonts: readonly string[];
};

/**
 * Puts a rendered login into the page, and behind it the script that shows it: both behind the style sheets, since a script
 * waits for those that stand before it, and nothing is painted without them.
 */
export function spliceLogin(html: string, { markup, language }: RenderedLogin, script: string): string {
  const rendered = `<template id="login" lang="${language}">${markup}</template><script>${script}</script>`;
  return html.replace('</body>', () => `${rendered}</body>`);
}
