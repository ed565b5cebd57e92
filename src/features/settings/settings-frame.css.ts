import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { below, from } from '#ui/theme/media.ts';
import { textSize } from '#ui/theme/text.css.ts';

/** Rail 264 and panel 680 from lg on (PROFILE-6); below that one page after the other. */
export const frame = style({
  '@media': {
    [from('lg')]: {
      display: 'grid',
      gridTemplateColumns: '16.5rem minmax(0, 46rem)',
      columnGap: vars.space['2xl'],
      maxInlineSize: vars.measure.container,
      marginInline: 'auto',
      paddingInline: vars.pageMargin,
    },
  },
});
export const rail = style({
  paddingBlock: `${vars.size.strip} ${vars.space['2xl']}`,
  '@media': { [below('lg')]: { display: 'none' } },
});
export const back = style([
  textSize.label,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space['2xs'],
    minBlockSize: vars.size.touch,
    marginInline: vars.pageMargin,
    marginBlockStart: vars.space.xs,
    textDecoration: 'none',
    '@media': { [from('lg')]: { display: 'none' } },
  },
]);
export const onPhone = style({ '@media': { [from('lg')]: { display: 'none' } } });
export const onDesk = style({ '@media': { [below('lg')]: { display: 'none' } } });

export const group = style({
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  overflow: 'hidden',
});
export const row = style([
  textSize.label,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.sm,
    minBlockSize: vars.size.input,
    paddingInline: vars.space.md,
    paddingBlock: vars.space.xs,
    color: vars.color.text,
    textDecoration: 'none',
    selectors: {
      'li + li > &': { borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}` },
      '&:hover': { background: vars.color.surfaceSunken },
      // Inside, since the group cuts off what stands out of it.
      '&:focus-visible': { outlineOffset: '-3px' },
    },
  },
]);
export const railRow = style([
  textSize.label,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.sm,
    minBlockSize: vars.size.touch,
    paddingInline: vars.space.md,
    borderRadius: vars.radius.full,
    color: vars.color.text,
    textDecoration: 'none',
    selectors: {
      '&:hover': { background: vars.color.surfaceSunken },
      '&[aria-current="page"]': { background: vars.color.brandSoft, color: vars.color.brandText },
    },
  },
]);
export const sign = style({ color: vars.color.brandText });
export const text = style({ flex: '1 1 auto', minInlineSize: 0 });
export const leave = style({ color: vars.color.danger });
