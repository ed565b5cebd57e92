import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { below } from '#ui/theme/media.ts';
import { textSize } from '#ui/theme/text.css.ts';

/** From md on; a phone has the single way back instead (ROUTE-9). */
export const trail = style([
  textSize.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space['2xs'],
    color: vars.color.textMuted,
    '@media': { [below('md')]: { display: 'none' } },
  },
]);
globalStyle(`${trail} > li`, { display: 'flex', alignItems: 'center', gap: vars.space['2xs'] });
globalStyle(`${trail} a`, { color: 'inherit', textDecoration: 'none', paddingBlock: vars.space.xs });
globalStyle(`${trail} a:hover`, { textDecoration: 'underline' });

export const back = style([
  textSize.label,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space['2xs'],
    alignSelf: 'flex-start',
    minBlockSize: vars.size.touch,
    paddingInlineEnd: vars.space.sm,
    borderRadius: vars.radius.sm,
    textDecoration: 'none',
  },
]);
