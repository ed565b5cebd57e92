import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { CAN_HOVER, FORCED_COLORS } from '#ui/theme/media.ts';
import { textSize } from '#ui/theme/text.css.ts';

export const base = style([
  textSize.label,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xs,
    maxInlineSize: '100%',
    minBlockSize: vars.size.control,
    paddingInline: vars.space.lg,
    paddingBlock: vars.space.xs,
    borderRadius: vars.radius.md,
    border: `${vars.border.control} solid transparent`,
    textAlign: 'center',
    textDecoration: 'none',
    userSelect: 'none',
    transition: `background-color ${vars.motion.fast} ${vars.motion.out}, border-color ${vars.motion.fast}, scale ${vars.motion.instant}`,
    selectors: {
      '&:active:not([aria-disabled="true"], :disabled)': { scale: `calc(1 - 0.02 * ${vars.motion.distance})` },
      '&:disabled, &[aria-disabled="true"]': { cursor: 'default' },
      '&:disabled': { opacity: 0.45 },
    },
    '@media': { [FORCED_COLORS]: { borderColor: 'ButtonText' } },
  },
]);

interface Fill {
  background: string;
  color: string;
  hover: string;
  pressed: string;
  borderColor?: string;
}

const ENABLED = '&:not(:disabled, [aria-disabled="true"])';

const filled = ({ background, color, hover, pressed, borderColor = 'transparent' }: Fill) => ({
  background,
  color,
  borderColor,
  selectors: { [`${ENABLED}:active`]: { background: pressed } },
  '@media': { [CAN_HOVER]: { selectors: { [`${ENABLED}:hover:not(:active)`]: { background: hover } } } },
});

const { color } = vars;
export const variants = styleVariants({
  primary: filled({
    background: color.brand,
    color: color.onBrand,
    hover: color.brandHover,
    pressed: color.brandPressed,
  }),
  accent: filled({ background: color.accent, color: color.onAccent, hover: color.accent, pressed: color.accent }),
  tonal: filled({
    background: color.brandSoft,
    color: color.brandText,
    hover: color.brandSoft,
    pressed: color.brandSoft,
  }),
  outline: filled({
    background: color.surface,
    color: color.brandText,
    hover: color.surfaceSunken,
    pressed: color.surfaceSunken,
    borderColor: color.borderStrong,
  }),
  quiet: filled({
    background: 'transparent',
    color: color.brandText,
    hover: color.surfaceSunken,
    pressed: color.surfaceSunken,
  }),
  danger: filled({ background: color.danger, color: color.onDanger, hover: color.danger, pressed: color.danger }),
  dangerQuiet: filled({
    background: 'transparent',
    color: color.danger,
    hover: color.dangerSoft,
    pressed: color.dangerSoft,
  }),
});

export const sizes = styleVariants({
  md: {},
  sm: { minBlockSize: vars.size.touch, paddingInline: vars.space.md },
});

export const wide = style({ inlineSize: '100%' });

/** A square for an icon alone; its name is in `aria-label`. */
export const iconButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.full,
  color: 'inherit',
  position: 'relative',
  transition: `background-color ${vars.motion.fast}`,
  selectors: { '&:disabled': { opacity: 0.45, cursor: 'default' } },
  '@media': {
    [CAN_HOVER]: {
      selectors: { '&:hover:not(:disabled)': { background: `color-mix(in srgb, currentColor 9%, transparent)` } },
    },
  },
});

globalStyle(`${base} > svg`, { marginInlineStart: `calc(${vars.space['2xs']} * -1)` });
