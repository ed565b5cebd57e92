import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const group = style({ display: 'flex', margin: 0, padding: 0, border: 'none' });

export const legend = style({ padding: 0, fontWeight: 600, marginBlockEnd: vars.space['2xs'] });

export const star = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.sm,
  color: vars.color.textMuted,
  cursor: 'pointer',
  selectors: {
    '&[data-lit]': { color: vars.color.accentText },
    '&:focus-within': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});
globalStyle(`${star}[data-lit] svg`, { fill: 'currentColor' });

export const input = style({ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' });
