import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { OVERLAY_ANIMATION } from '#campus/limits.ts';
import { vars } from './contract.css.ts';
import { FONT_STACKS, MONO_STACK } from './font-stacks.ts';
import { FORCED_COLORS, from, LESS_MOTION, MORE_CONTRAST } from './media.ts';
import { STAR_LATTICE, WAVES } from './patterns.ts';

/** All lengths grow with the person's text size; written in px of the design, given in rem. */
const rem = (px: number) => `${px / 16}rem`;
const scaled = (px: number) => `calc(${rem(px)} * var(--lc-radius-scale, 1))`;

createGlobalTheme(':root', vars.space, {
  '3xs': rem(2),
  '2xs': rem(4),
  xs: rem(8),
  sm: rem(12),
  md: rem(16),
  lg: rem(20),
  xl: rem(24),
  '2xl': rem(32),
  '3xl': rem(40),
  '4xl': rem(56),
  '5xl': rem(80),
});
createGlobalTheme(':root', vars.font, { body: FONT_STACKS.onest, heading: FONT_STACKS.onest, mono: MONO_STACK });
createGlobalTheme(':root', vars.radius, {
  xs: scaled(6),
  sm: scaled(10),
  md: scaled(14),
  lg: scaled(20),
  xl: scaled(24),
  '2xl': scaled(28),
  full: '999px',
});
createGlobalTheme(':root', vars.border, { hairline: '1px', control: '1.5px', selected: '2px' });
createGlobalTheme(':root', vars.size, {
  control: rem(48),
  controlSm: rem(40),
  input: rem(52),
  touch: rem(44),
  iconSm: rem(18),
  icon: rem(22),
  iconLg: rem(28),
  navBottom: rem(64),
  navTop: rem(72),
  headerMobile: rem(56),
  strip: rem(36),
});
createGlobalTheme(':root', vars.measure, { reader: '34rem', dialog: '30rem', form: '26rem', container: '100%' });
createGlobalTheme(':root', vars.motion, {
  instant: '80ms',
  fast: '120ms',
  base: '200ms',
  overlay: `${OVERLAY_ANIMATION}ms`,
  celebrate: '600ms',
  out: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  in: 'cubic-bezier(0.4, 0, 1, 1)',
  spring: 'linear(0, 0.32 9%, 0.66 20%, 0.88 32%, 0.98 46%, 1.012 60%, 1.006 78%, 1)',
  distance: '1',
});

/** Arabic script is taller and joins: more air between lines, none between letters (LANG-5). */
const LATIN_LINES = {
  [vars.line.caption]: '1.54',
  [vars.line.small]: '1.43',
  [vars.line.body]: '1.5',
  [vars.line.reading]: '1.65',
  [vars.line.heading]: '1.3',
  [vars.line.display]: '1.16',
  [vars.tracking.display]: '-0.015em',
};
const ARABIC_LINES = {
  [vars.line.caption]: '1.7',
  [vars.line.small]: '1.72',
  [vars.line.body]: '1.75',
  [vars.line.reading]: '1.85',
  [vars.line.heading]: '1.5',
  [vars.line.display]: '1.45',
  [vars.tracking.display]: '0',
};
globalStyle(':root, [lang]', { vars: LATIN_LINES });
globalStyle('[lang|="ar"], [lang|="fa"], [lang|="ps"]', { vars: ARABIC_LINES });
globalStyle(':root[lang|="ar"], :root[lang|="fa"], :root[lang|="ps"]', {
  vars: { ...ARABIC_LINES, [vars.measure.reader]: '32rem' },
});

globalStyle(':root', { vars: { [vars.flow]: '1', [vars.glow]: '1', [vars.pattern]: STAR_LATTICE } });
globalStyle('[dir="rtl"]', { vars: { [vars.flow]: '-1' } });
globalStyle('[dir="ltr"]', { vars: { [vars.flow]: '1' } });
globalStyle(':root[data-pattern="waves"]', { vars: { [vars.pattern]: WAVES } });
globalStyle(':root[data-pattern="none"]', { vars: { [vars.pattern]: 'linear-gradient(transparent, transparent)' } });

/** Margins and gutters of the page's frame (DESIGN-8). */
const frame = (margin: number, gutter: number, container: string) => ({
  vars: { [vars.pageMargin]: rem(margin), [vars.gutter]: rem(gutter), [vars.measure.container]: container },
});
globalStyle(':root', frame(12, 12, '100%'));
globalStyle(':root', {
  '@media': {
    [from('xs')]: frame(16, 16, '100%'),
    [from('sm')]: frame(24, 20, '720px'),
    [from('md')]: frame(32, 24, '940px'),
    [from('lg')]: frame(32, 24, '1136px'),
    [from('xl')]: frame(48, 32, '1296px'),
    // Same moments, no travel: the overlay's times of the specification hold, it only fades (DESIGN-11).
    [LESS_MOTION]: { vars: { [vars.motion.distance]: '0' } },
    [MORE_CONTRAST]: { vars: { [vars.color.border]: vars.color.borderStrong } },
    [FORCED_COLORS]: { vars: { [vars.color.border]: 'CanvasText', [vars.color.borderStrong]: 'CanvasText' } },
  },
});
