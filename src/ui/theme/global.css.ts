import { globalStyle } from '@vanilla-extract/css';
import './neutral.css.ts';
import './tokens.css.ts';
import { vars } from './contract.css.ts';
import { FORCED_COLORS, LESS_MOTION } from './media.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', {
  fontFamily: vars.font.body,
  fontSynthesis: 'none',
  lineHeight: vars.line.body,
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  overflowWrap: 'break-word',
  tabSize: 2,
  scrollbarGutter: 'stable',
  background: vars.color.bg,
  color: vars.color.text,
  accentColor: vars.color.brand,
});
globalStyle('body', { margin: 0, minBlockSize: '100dvh', WebkitFontSmoothing: 'antialiased' });
globalStyle('h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, ul, ol, menu', { margin: 0 });
globalStyle('h1, h2, h3, h4, h5, h6', { fontSize: 'inherit', fontWeight: 'inherit', textWrap: 'balance' });
globalStyle('img, svg, video, canvas', { display: 'block', maxInlineSize: '100%' });
globalStyle('img, video', { blockSize: 'auto' });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
globalStyle('button', { background: 'none', border: 0, padding: 0, textAlign: 'inherit', cursor: 'pointer' });
globalStyle('button, a, [role="button"], summary, label', { WebkitTapHighlightColor: 'transparent' });
globalStyle('a', { color: vars.color.brandText, textUnderlineOffset: '0.2em', textDecorationThickness: '1px' });
globalStyle('fieldset', { border: 0, margin: 0, padding: 0, minInlineSize: 0 });
globalStyle('legend', { padding: 0 });
globalStyle('summary', { cursor: 'pointer' });
globalStyle('dialog', { color: 'inherit', border: 0, padding: 0 });
globalStyle('[hidden]', { display: 'none' });
globalStyle('main:focus, [tabindex="-1"]:focus', { outline: 'none' });
// Photographs lose their glare at night (DESIGN-6).
globalStyle(':root[data-mode="dark"] img', { filter: 'brightness(0.92)' });
// The page behind an open overlay stands still.
globalStyle('html:has(dialog[open])', { overflow: 'hidden' });
// No italics in Arabic script: its letters have no slanted form (LANG-5).
globalStyle(':is([lang|="ar"], [lang|="fa"], [lang|="ps"]) :is(em, i, cite)', { fontStyle: 'normal', fontWeight: 600 });

/** Never removed; in the gap the paper shows, so that the ring is seen on every fill (DESIGN-7). */
globalStyle(':focus-visible', { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' });
globalStyle('::selection', { background: vars.color.brandSoft, color: vars.color.text });
globalStyle('::placeholder', { color: vars.color.textMuted, opacity: 1 });

globalStyle('*, *::before, *::after', {
  '@media': {
    [LESS_MOTION]: { animationIterationCount: '1 !important' },
    [FORCED_COLORS]: { boxShadow: 'none !important' },
  },
});
