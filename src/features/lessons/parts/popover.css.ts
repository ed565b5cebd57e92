import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { textSize } from '#ui/theme/text.css.ts';

export const popover = style([
  textSize.body,
  {
    position: 'absolute',
    zIndex: 40,
    display: 'grid',
    gap: vars.space.xs,
    inlineSize: 'max-content',
    maxInlineSize: 'min(22rem, calc(100vw - 2rem))',
    padding: vars.space.md,
    background: vars.color.surfaceRaised,
    color: vars.color.text,
    border: `${vars.border.hairline} solid ${vars.color.border}`,
    borderRadius: vars.radius.md,
    boxShadow: vars.shadow.e3,
    overflowWrap: 'anywhere',
    '@media': { print: { display: 'none' } },
  },
]);

/** A word of the glossary in a text: dotted, not coloured, so that the text stays one (LESSON-4). */
export const term = style({
  display: 'inline',
  padding: 0,
  font: 'inherit',
  color: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
  textDecoration: `underline dotted ${vars.color.brandText} 2px`,
  textUnderlineOffset: '0.2em',
  selectors: { '&[aria-expanded="true"]': { background: vars.color.brandSoft, color: vars.color.brandText } },
});
