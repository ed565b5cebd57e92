import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { visuallyHidden } from '#ui/theme/text.css.ts';

export const frame = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });

export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 10,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  minBlockSize: vars.size.headerMobile,
  paddingInline: vars.pageMargin,
  background: vars.color.bg,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
  // “3 / 6” stays on one line.
  whiteSpace: 'nowrap',
});

export const close = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  marginInlineStart: `calc(-1 * ${vars.space.sm})`,
  color: vars.color.text,
});

export const hidden = visuallyHidden;

export const body = style({
  flex: '1 1 auto',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xl,
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.measure.reader} + 2 * ${vars.pageMargin})`,
  marginInline: 'auto',
  padding: `${vars.space.xl} ${vars.pageMargin} ${vars.space['4xl']}`,
});

export const foot = style({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  justifyContent: 'center',
  gap: vars.space.sm,
  padding: `${vars.space.sm} ${vars.pageMargin} calc(${vars.space.sm} + env(safe-area-inset-bottom))`,
  background: vars.color.surface,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
  '@media': { print: { display: 'none' } },
});

export const next = style({ flex: '1 1 auto', maxInlineSize: '24rem' });
