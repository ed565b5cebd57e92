import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { from } from '#ui/theme/media.ts';

const ACTIVE = '&[aria-current]';

export const nav = styleVariants({
  bottom: {
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: 20,
    display: 'flex',
    justifyContent: 'center',
    blockSize: `calc(${vars.size.navBottom} + env(safe-area-inset-bottom))`,
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    background: vars.color.surface,
    borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
    '@media': { [from('md')]: { display: 'none' }, print: { display: 'none' } },
  },
  top: { display: 'none', '@media': { [from('md')]: { display: 'flex', gap: vars.space['2xs'] } } },
});

const item_ = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  color: vars.color.textMuted,
  textDecoration: 'none',
  fontWeight: 600,
  selectors: { [ACTIVE]: { color: vars.color.brandText } },
});

export const item = styleVariants({
  bottom: [
    item_,
    {
      flexDirection: 'column',
      gap: vars.space['3xs'],
      // A long label takes what a short one leaves: in equal parts, five labels would be too small to read.
      flex: '1 1 auto',
      minInlineSize: 0,
      maxInlineSize: '10rem',
      paddingInline: '1px',
      fontSize: 'min(0.75rem, 3.2vw)',
      letterSpacing: '-0.01em',
    },
  ],
  top: [
    item_,
    {
      gap: vars.space.xs,
      minBlockSize: vars.size.touch,
      paddingInline: vars.space.md,
      borderRadius: vars.radius.full,
      fontSize: '0.9375rem',
      selectors: { [ACTIVE]: { background: vars.color.brandSoft } },
    },
  ],
});

const pill_ = style({ display: 'grid', placeItems: 'center' });

export const pill = styleVariants({
  bottom: [
    pill_,
    {
      inlineSize: 'min(3.5rem, 100%)',
      blockSize: '1.875rem',
      borderRadius: vars.radius.full,
      transition: `background-color ${vars.motion.fast}`,
      selectors: { '[aria-current] > &': { background: vars.color.brandSoft } },
    },
  ],
  top: [pill_],
});

/** A label that is too long even so ends within its own place. */
export const label = style({
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
