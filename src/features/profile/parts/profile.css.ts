import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { from } from '#ui/theme/media.ts';
import { textSize } from '#ui/theme/text.css.ts';

export const facts = style({
  margin: 0,
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
});
export const fact = style({
  display: 'grid',
  columnGap: vars.space.md,
  rowGap: vars.space['3xs'],
  paddingInline: vars.space.md,
  paddingBlock: vars.space.sm,
  selectors: { '& + &': { borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}` } },
  '@media': { [from('sm')]: { gridTemplateColumns: '10rem minmax(0, 1fr)' } },
});
export const name = style([textSize.small, { color: vars.color.textMuted, fontWeight: 600 }]);
export const value = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space['2xs'],
  margin: 0,
  minInlineSize: 0,
});
export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const nothing = style({ color: vars.color.textMuted });

export const picture = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.md });
export const pictureText = style({ flex: '1 1 14rem', minInlineSize: 0 });

export const legend = style([textSize.label, { paddingBlockEnd: vars.space.xs }]);
export const date = style({
  display: 'grid',
  gap: vars.space.xs,
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.5fr) minmax(0, 1.2fr)',
});
export const error = style([textSize.small, { color: vars.color.danger, fontWeight: 500 }]);
