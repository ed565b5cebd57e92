import { createVar, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { CAN_HOVER } from '#ui/theme/media.ts';

/** How far a row is from its place, while something is moved. */
export const shift = createVar();

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs });

export const row = style({
  vars: { [shift]: '0px' },
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2xs'],
  paddingInline: vars.space['2xs'],
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  transform: `translateY(${shift})`,
  selectors: {
    '&[data-held]': { zIndex: 2, boxShadow: vars.shadow.e3, borderColor: vars.color.brand },
  },
});

/** From here, and from nowhere else: a finger on the rest of the row scrolls the page. */
export const handle = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.full,
  color: vars.color.textMuted,
  cursor: 'grab',
  // A finger that does not rest here first scrolls, and one that does opens no menu of the browser's.
  touchAction: 'manipulation',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  selectors: {
    '&[aria-pressed="true"]': {
      background: vars.color.brandSoft,
      color: vars.color.brandText,
      cursor: 'grabbing',
    },
  },
  '@media': { [CAN_HOVER]: { selectors: { '&:hover': { background: vars.color.surfaceSunken } } } },
});

export const content = style({ flex: '1 1 auto', minInlineSize: 0 });
