import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { from } from '#ui/theme/media.ts';

/** Where the files of a project stand; one place for the list, and for what is on its way. */
export const place = style({ scrollMarginBlockStart: vars.size.navTop });

export const rows = style({
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  overflow: 'hidden',
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.sm,
  paddingBlock: vars.space.xs,
  paddingInlineStart: vars.space.md,
  paddingInlineEnd: vars.space['2xs'],
  '@media': { [from('sm')]: { paddingInlineEnd: vars.space.sm } },
  selectors: { '& + &': { borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}` } },
});

/** What kind of file it is: a colour for the eye, and the ending of the name for everybody. */
export const kind = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.sm,
  background: vars.color.brandSoft,
  color: vars.color.brandText,
});

export const about = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

/** A fact that breaks as a whole: of a date in two lines, one half reads as another number. */
export const whole = style({ whiteSpace: 'nowrap' });

export const name = style({ fontWeight: 600 });

export const actions = style({ display: 'flex', alignItems: 'center' });
