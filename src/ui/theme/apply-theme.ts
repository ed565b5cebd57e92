import type { BRAND_FONTS } from '#campus/theme/brand-tokens.ts';
import { COLOR_ROLES } from '#campus/theme/color-roles.ts';
import type { Theme } from '#campus/theme/theme.ts';
import { FONT_STACKS } from './font-stacks.ts';
import { modeVariable } from './mode-variable.ts';

/** `fontUrl`: a file of the organisation's own, before the letters that come with the app (TENANT-15). */
type Letters = { fontName: (typeof BRAND_FONTS)[number]; fontUrl?: string | null };

/**
 * Paints the page in a tenant's theme: sets its values of both modes on `:root`. Static CSS (neutral.css.ts) chooses the mode
 * by the system or by `data-mode`, so nothing has to be called when the light changes. Call it before the first paint.
 */
export function applyTheme(theme: Theme, { fontName, fontUrl = null }: Letters): void {
  const root = document.documentElement;
  for (const role of COLOR_ROLES) {
    root.style.setProperty(modeVariable('light', role), theme.light[role]);
    root.style.setProperty(modeVariable('dark', role), theme.dark[role]);
  }
  root.style.setProperty('--lc-radius-scale', String(theme.radiusScale));
  root.style.setProperty('--lc-glow', theme.glow ? '1' : '0');
  const stack = fontUrl === null ? FONT_STACKS[fontName] : `${ownFamily(fontUrl)}, ${FONT_STACKS[fontName]}`;
  root.style.setProperty('--lc-font-body', stack);
  root.style.setProperty('--lc-font-heading', stack);
  root.dataset.pattern = theme.pattern;
  paintBrowser();
}

let isOwnKnown = false;

/** The name of the organisation's own letters, which the browser learns once. */
function ownFamily(url: string): string {
  if (!isOwnKnown) document.fonts.add(new FontFace('Campus', `url("${url}")`, { display: 'swap', weight: '100 900' }));
  isOwnKnown = true;
  return 'Campus';
}

/**
 * The bar of the browser or of the installed app: `<meta name="theme-color" media="(prefers-color-scheme: …)">`, one for each
 * light of the device. Where the person chose one, both have its colour.
 */
function paintBrowser(): void {
  const { style, dataset } = document.documentElement;
  for (const mode of ['light', 'dark'] as const) {
    const shown = dataset.mode === 'light' || dataset.mode === 'dark' ? dataset.mode : mode;
    const color = style.getPropertyValue(modeVariable(shown, 'bg'));
    const bar = document.querySelector(`meta[name="theme-color"][media*="${mode}"]`);
    // Whoever made the page has mostly written it already, and the browser computes the page's styles when it is set.
    if (color !== '' && bar?.getAttribute('content') !== color) bar?.setAttribute('content', color);
  }
}

/** The person's choice of light; `system` follows the device. */
export function applyMode(mode: 'system' | 'light' | 'dark'): void {
  const root = document.documentElement;
  if (mode === 'system') delete root.dataset.mode;
  else root.dataset.mode = mode;
  paintBrowser();
}
