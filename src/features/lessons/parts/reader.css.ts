import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { from } from '#ui/theme/media.ts';
import { screenClose, screenHead } from '#ui/theme/screen-head.css.ts';
import { textSize, visuallyHidden } from '#ui/theme/text.css.ts';

export const head = style([
  screenHead,
  {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 10,
    gap: vars.space.sm,
    // “3 / 6” stays on one line.
    whiteSpace: 'nowrap',
  },
]);
export const close = screenClose;

export const hidden = visuallyHidden;

export const sizes = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm, margin: 0, padding: 0, border: 0 });
export const legend = style([textSize.label, { padding: 0, marginBlockEnd: vars.space.xs }]);

export const outline = style({
  display: 'grid',
  gap: vars.space['2xs'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  whiteSpace: 'normal',
});

const entry = style([
  textSize.small,
  {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    alignItems: 'center',
    gap: vars.space.sm,
    minBlockSize: vars.size.touch,
    padding: vars.space['2xs'],
    borderRadius: vars.radius.sm,
    color: vars.color.text,
    textDecoration: 'none',
  },
]);
export const other = entry;
export const here = style([entry, { background: vars.color.brandSoft, color: vars.color.brandText, fontWeight: 600 }]);

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: vars.radius.full,
  border: `${vars.border.control} solid ${vars.color.borderStrong}`,
  selectors: {
    '&[data-done]': {
      background: vars.color.successSoft,
      borderColor: vars.color.success,
      color: vars.color.success,
    },
  },
});

export const foot = style({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'grid',
  gap: vars.space.xs,
  padding: `${vars.space.sm} ${vars.pageMargin} calc(${vars.space.sm} + env(safe-area-inset-bottom))`,
  background: vars.color.surface,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
  '@media': { print: { display: 'none' } },
});

export const why = style({ textAlign: 'center' });
export const ways = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space.sm });
export const next = style({ flex: '1 1 auto', maxInlineSize: '24rem' });

export const finished = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '100dvh',
  padding: vars.pageMargin,
});
export const finishedText = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.lg,
  textAlign: 'center',
});
export const light = style({ inlineSize: 'min(15rem, 60vw)', '@media': { [from('md')]: { inlineSize: '18rem' } } });

/** On the ground of the end, a card of its own. */
export const ask = style({
  maxInlineSize: '30rem',
  color: vars.color.text,
  textAlign: 'start',
  selectors: { '&:empty': { display: 'none' } },
});
