import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { textSize } from '#ui/theme/text.css.ts';

const card = style({
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
});

export const reading = style([textSize.reading]);

export const outcome = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.md,
  padding: vars.space.lg,
  overflowWrap: 'anywhere',
  borderRadius: vars.radius.lg,
  background: vars.color.accentSoft,
  color: vars.color.text,
});

export const quote = style([
  card,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: vars.space.md,
    margin: 0,
    padding: vars.space.lg,
    overflowWrap: 'anywhere',
  },
]);

export const quotation = style([textSize.reading, { margin: 0 }]);

export const fold = style([card]);

export const summary = style({
  minBlockSize: '3.5rem',
  padding: vars.space.md,
  fontWeight: 600,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const chevron = style({
  flex: 'none',
  transition: `rotate ${vars.motion.base} ${vars.motion.out}`,
  selectors: { '[open] > summary &': { rotate: '180deg' } },
});

export const folded = style({ padding: `0 ${vars.space.md} ${vars.space.md}` });

export const text = style([card, { margin: 0, overflow: 'hidden' }]);

export const word = style({
  display: 'grid',
  gap: vars.space['2xs'],
  padding: `${vars.space.sm} ${vars.space.md}`,
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  selectors: { '& + &': { borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}` } },
});

export const term = style({ fontWeight: 600 });

export const meaning = style({ margin: 0, display: 'flex', flexDirection: 'column' });
