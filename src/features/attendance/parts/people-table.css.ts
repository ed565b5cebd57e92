import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { below, FORCED_COLORS, from } from '#ui/theme/media.ts';
import { textSize } from '#ui/theme/text.css.ts';

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
});

/** Out of sight, not out of reach. */
const VISUALLY_HIDDEN = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** On a phone the rows say it all; for those who listen the columns have names there too. */
export const head = style({ '@media': { [below('lg')]: VISUALLY_HIDDEN } });

/** Inside of the table's own edge. */
const ROUND = `calc(${vars.radius.lg} - 1px)`;

export const headCell = style([
  textSize.label,
  {
    textAlign: 'start',
    padding: vars.space.sm,
    paddingInline: vars.space.md,
    '@media': {
      [from('lg')]: {
        position: 'sticky',
        insetBlockStart: `calc(${vars.size.navTop} + 1px)`,
        zIndex: 1,
        background: vars.color.surfaceSunken,
        borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
      },
    },
    selectors: {
      '&:first-child': { borderStartStartRadius: ROUND },
      '&:last-child': { borderStartEndRadius: ROUND },
    },
  },
]);

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.sm,
  padding: vars.space.sm,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
  selectors: { '&:first-child': { borderBlockStart: 'none' } },
  '@media': { [from('lg')]: { display: 'table-row' } },
});

const cell = style({
  padding: 0,
  textAlign: 'start',
  fontWeight: 'inherit',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': {
    [from('lg')]: {
      padding: vars.space.xs,
      paddingInline: vars.space.md,
      borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
    },
  },
  selectors: { 'tr:first-child > &': { borderBlockStart: 'none' } },
});

export const search = style({ maxInlineSize: vars.measure.form });

export const name = style([cell, { gridColumn: 1 }]);
export const state = style([cell, textSize.small, { gridColumn: 1, gridRow: 2 }]);
export const present = style([cell, { gridColumn: 2, gridRow: '1 / span 2' }]);

export const saying = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs });

export const toggle = style([
  textSize.label,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space['2xs'],
    minBlockSize: vars.size.control,
    minInlineSize: '7rem',
    paddingInline: vars.space.md,
    borderRadius: vars.radius.full,
    color: vars.color.text,
    background: vars.color.surface,
    border: `${vars.border.control} solid ${vars.color.borderStrong}`,
    selectors: {
      '&[aria-pressed="true"]': {
        color: vars.color.onSuccess,
        background: vars.color.success,
        borderColor: vars.color.success,
      },
      '&:disabled': { opacity: 0.45, cursor: 'default' },
    },
    '@media': {
      [FORCED_COLORS]: { selectors: { '&[aria-pressed="true"]': { background: 'Highlight' } } },
    },
  },
]);
