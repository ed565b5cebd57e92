import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { from } from '#ui/theme/media.ts';

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  '@media': { [from('md')]: { display: 'grid', gridTemplateColumns: '7fr 5fr' } },
});

export const hero = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  // Between a mark of three lines (a partner's, with a long name) and the words.
  gap: vars.space.lg,
  minBlockSize: '16rem',
  padding: `${vars.space.sm} ${vars.pageMargin} ${vars.space['4xl']}`,
  '@media': {
    // Beside a form that is longer than the glass, the words stay in sight.
    [from('md')]: {
      position: 'sticky',
      insetBlockStart: 0,
      alignSelf: 'start',
      blockSize: '100dvh',
      padding: vars.space['3xl'],
    },
  },
});

export const text = style({ maxInlineSize: '78%' });

export const sheet = style({
  position: 'relative',
  flex: '1 1 auto',
  background: vars.color.surface,
  borderStartStartRadius: vars.radius['2xl'],
  borderStartEndRadius: vars.radius['2xl'],
  marginBlockStart: `calc(-1 * ${vars.space['2xl']})`,
  padding: `${vars.space['2xl']} ${vars.pageMargin}`,
  '@media': {
    [from('md')]: {
      marginBlockStart: 0,
      borderRadius: 0,
      display: 'grid',
      placeItems: 'center',
      padding: vars.space['3xl'],
    },
  },
});

export const form = style({ inlineSize: '100%', maxInlineSize: vars.measure.form, marginInline: 'auto' });

/** The hero's own picture (TENANT-11): in sight between the words, which stand on the hero's full colours (AUTH-23). */
export const picture = style({
  position: 'absolute',
  inset: 0,
  zIndex: -2,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  '@media': { '(forced-colors: active)': { display: 'none' } },
});
const shade = (to: 'top' | 'bottom', color: string, full: string, none: string) =>
  `linear-gradient(to ${to}, ${color} ${full}, transparent ${none})`;
/** Full colour behind the words below, up to a share of the hero; behind the mark and the language; and a veil over all. */
const veils = (full: string, none: string) =>
  [
    shade('top', vars.color.heroTo, full, none),
    shade('bottom', vars.color.heroFrom, '4rem', '8rem'),
    `color-mix(in srgb, ${vars.color.heroFrom} 60%, transparent)`,
  ].join(', ');
export const scrim = style({
  position: 'absolute',
  inset: 0,
  zIndex: -2,
  background: veils('38%', '80%'),
  // The hero is as high as the glass there, and its words take a quarter of it.
  '@media': { [from('md')]: { background: veils('26%', '58%') } },
});
