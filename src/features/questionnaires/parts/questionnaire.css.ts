import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { textSize } from '#ui/theme/text.css.ts';

export const card = style({
  display: 'grid',
  gap: vars.space.md,
  minInlineSize: 0,
  padding: vars.space.lg,
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
});

export const page = style({ scrollMarginBlock: '20vh', ':focus': { outline: 'none' } });

export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = style([textSize.label, { padding: 0, marginBlockEnd: vars.space.xs }]);

/** The whole card is the target (LESSON-13). */
const target = style({
  border: `${vars.border.control} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { borderColor: vars.color.brand, background: vars.color.brandSoft, color: vars.color.brandText },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

export const option = style([
  target,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    overflowWrap: 'anywhere',
    alignItems: 'center',
    gap: vars.space.sm,
    minBlockSize: '3.5rem',
    padding: `${vars.space.xs} ${vars.space.md}`,
  },
]);

export const tick = style({ inlineSize: '1.25rem', blockSize: '1.25rem', margin: 0, accentColor: vars.color.brand });

export const note = style({ display: 'block' });

export const scale = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });

export const step = style([
  target,
  {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: vars.space['2xs'],
    flex: '1 0 2.75rem',
    minBlockSize: '3.5rem',
    padding: vars.space['2xs'],
  },
]);

export const ends = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space.md });

export const feedback = style({ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: vars.space.sm });
export const right = style({ color: vars.color.success });
export const notYet = style({ color: vars.color.textMuted });
