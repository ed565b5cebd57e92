import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { textSize } from '#ui/theme/text.css.ts';

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
  minBlockSize: vars.size.touch,
});

export const logo = style({ flex: 'none', borderRadius: vars.radius.xs });

/** As large as it is said to be, and never so large that a phone has no space for words. */
export const ownSize = style({
  marginBlockStart: vars.space.sm,
  borderRadius: vars.radius.xs,
  maxInlineSize: '30vw',
  blockSize: 'auto',
  aspectRatio: '1',
  objectFit: 'contain',
});

/** A name that is longer than the phone is wide goes on in a second line, and ends there. */
const name_ = style({
  fontWeight: 650,
  lineHeight: 1.25,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});

export const name = styleVariants({
  text: [name_, { color: vars.color.text }],
  onHero: [name_, { color: vars.color.onHero }],
});

/** The partner's mark, and under it whose campus it is. */
export const both = style({ display: 'grid', minInlineSize: 0, paddingBlock: vars.space['2xs'] });
const small_ = style([textSize.caption, { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }]);

export const small = styleVariants({
  text: [small_, { color: vars.color.textMuted }],
  onHero: [small_, { color: vars.color.onHero }],
});

globalStyle(`${both} > ${mark}`, { minBlockSize: 0 });
// Both are known only with the person: in one line each they are no higher than the bar, and nothing below moves.
globalStyle(`${both} > ${mark} > span > bdi`, {
  // Of a name in other letters than the page's it is the end that is left out, too.
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
