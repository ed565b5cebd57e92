import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { from } from '#ui/theme/media.ts';

/** Two by two of what is in the list. */
export const mosaic = style({
  display: 'grid',
  // Rows of their own height: a picture that comes would make its row higher, and move the others.
  gridTemplate: '1fr 1fr / 1fr 1fr',
  gap: '2px',
  flexShrink: 0,
  inlineSize: '4.5rem',
  blockSize: '4.5rem',
  overflow: 'hidden',
  borderRadius: vars.radius.sm,
  background: vars.color.surfaceSunken,
});

export const tile = style({ position: 'relative', minInlineSize: 0, minBlockSize: 0, overflow: 'hidden' });

/** One alone fills it. */
export const whole = style({ gridColumn: '1 / -1', gridRow: 'span 2' });

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const nothing = style({
  gridColumn: '1 / -1',
  display: 'grid',
  placeItems: 'center',
  color: vars.color.textMuted,
});

export const thumb = style([
  tile,
  {
    flexShrink: 0,
    // A phone has room for it or for the words.
    inlineSize: '2.75rem',
    blockSize: '2.75rem',
    borderRadius: vars.radius.sm,
    background: vars.color.surfaceSunken,
    '@media': { [from('sm')]: { inlineSize: '3.5rem', blockSize: '3.5rem' } },
  },
]);
