import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { from } from '#ui/theme/media.ts';

export const gap = styleVariants({ none: '0', ...vars.space }, (value) => ({ gap: value }));

export const stack = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const row = style({ display: 'flex', alignItems: 'center', minInlineSize: 0 });
export const wrap = style({ flexWrap: 'wrap' });

export const align = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
});
export const justify = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});

/** As many equal columns as fit; one on a phone (DESIGN-8). */
export const columns = style({
  display: 'grid',
  gap: vars.gutter,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16.5rem), 1fr))',
});

/** Main 8 and aside 4 from lg on. */
export const withAside = style({
  display: 'grid',
  gap: vars.space['2xl'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 21.25rem' } },
});

export const page = style({
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: vars.pageMargin,
  // Room for the strip that says that there is no network: it never covers what a page begins with.
  paddingBlockStart: vars.size.strip,
  paddingBlockEnd: vars.space.lg,
  '@media': { [from('sm')]: { paddingBlockEnd: vars.space['2xl'] } },
});
export const pageWidth = styleVariants({
  full: { maxInlineSize: `calc(${vars.measure.container} + 2 * ${vars.pageMargin})` },
  reader: { maxInlineSize: `calc(42.5rem + 2 * ${vars.pageMargin})` },
  form: { maxInlineSize: `calc(${vars.measure.form} + 2 * ${vars.pageMargin})` },
});

/** An empty marker instead of none: with `none` Safari no longer calls it a list. */
export const plainList = style({ listStyleType: '""', margin: 0, padding: 0 });
