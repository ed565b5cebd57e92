import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const list = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  overflow: 'hidden',
});

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  minBlockSize: '4rem',
  padding: `${vars.space.sm} ${vars.space.md}`,
  selectors: { '& + &': { borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}` } },
});

export const number = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: vars.radius.full,
  border: `${vars.border.control} solid ${vars.color.borderStrong}`,
  fontSize: '0.875rem',
  fontWeight: 600,
  selectors: {
    '&[data-done]': {
      borderColor: vars.color.success,
      background: vars.color.success,
      color: vars.color.onSuccess,
    },
    '[data-next] > &': { borderColor: vars.color.brand, background: vars.color.brand, color: vars.color.onBrand },
  },
});

export const text = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', minInlineSize: 0 });

/** The whole row is one link. */
export const link = style({
  color: vars.color.text,
  fontWeight: 600,
  textDecoration: 'none',
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
});
