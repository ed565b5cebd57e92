import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { from } from '#ui/theme/media.ts';

export const card = style({
  display: 'grid',
  gap: vars.space.sm,
  minInlineSize: 0,
  padding: vars.space.md,
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  selectors: { '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' } },
});

/** One's own stands out by its colour, and by the word "You". */
export const own = style({ background: vars.color.brandSoft, borderColor: 'transparent' });

export const head = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.sm, minInlineSize: 0 });

export const who = style({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' });

export const name = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space['2xs'] });

/** As it was written, with its lines; a word without end breaks. */
export const text = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

/** Below their message, in from its edge where there is room. */
export const comments = style({
  display: 'grid',
  gap: vars.space.md,
  paddingInlineStart: vars.space.sm,
  borderInlineStart: `${vars.border.selected} solid ${vars.color.border}`,
  '@media': { [from('sm')]: { marginInlineStart: vars.space.lg, paddingInlineStart: vars.space.md } },
});

export const comment = style({
  display: 'grid',
  gap: vars.space['2xs'],
  minInlineSize: 0,
  borderRadius: vars.radius.sm,
  selectors: { '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' } },
});

/** Stays in sight above what is read, and takes no room from it. */
export const news = style({
  position: 'sticky',
  insetBlockStart: `calc(${vars.size.navTop} + ${vars.space.xs})`,
  zIndex: 1,
  justifySelf: 'center',
  blockSize: 0,
  overflow: 'visible',
  display: 'flex',
  justifyContent: 'center',
});

export const newsButton = style({ boxShadow: vars.shadow.e2 });

export const status = style({ outline: 'none' });

/** Where a board stands; what concerns all of it is beside its heading, in the corner that is left free for it. */
export const place = style({ position: 'relative', scrollMarginBlockStart: vars.size.navTop });
export const title = style({ paddingInlineEnd: vars.space['5xl'] });
export const corner = style({
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${vars.space['2xs']})`,
  insetInlineEnd: 0,
  display: 'flex',
  alignItems: 'center',
});
