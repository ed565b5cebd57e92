import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
  minBlockSize: vars.size.touch,
});

export const logo = style({ flex: 'none', borderRadius: vars.radius.xs });

const name_ = style({ fontWeight: 650, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const name = styleVariants({
  text: [name_, { color: vars.color.text }],
  onHero: [name_, { color: vars.color.onHero }],
});
