import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { plainList } from '#ui/layout/layout.css.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { from } from '#ui/theme/media.ts';
import { textSize } from '#ui/theme/text.css.ts';

const footer_ = style([textSize.small, { '@media': { print: { display: 'none' } } }]);

export const footer = styleVariants({
  page: [
    footer_,
    {
      color: vars.color.textMuted,
      borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
      background: vars.color.bg,
    },
  ],
  hero: [footer_, { color: vars.color.onHero, background: vars.color.heroTo }],
});

export const within = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.lg,
  rowGap: vars.space['2xs'],
  marginInline: 'auto',
  paddingInline: vars.pageMargin,
  paddingBlock: vars.space.lg,
  maxInlineSize: `calc(${vars.measure.container} + 2 * ${vars.pageMargin})`,
});
// The navigation at the foot of a phone lies over the end of the page.
globalStyle(`footer:has(~ nav)`, { paddingBlockEnd: `calc(${vars.size.navBottom} + env(safe-area-inset-bottom))` });
globalStyle(`footer:has(~ nav)`, { '@media': { [from('md')]: { paddingBlockEnd: 0 } } });

export const links = style([plainList, { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.lg }]);
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  color: 'inherit',
  font: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
  selectors: { '&[aria-current="true"]': { textDecoration: 'none', fontWeight: 650 } },
});
export const languages = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.md,
  inlineSize: '100%',
});
// The device's own letters: five names must not cost a page two fonts that nothing else on it is written in (30 and 10 KB).
for (const script of [
  ['ru', 'uk'],
  ['ar', 'fa', 'ps'],
]) {
  const others = script.map((code) => `[lang="${code}"]`).join(', ');
  globalStyle(`:root:not(${others}) ${languages} :is(${others})`, { fontFamily: 'system-ui, sans-serif' });
}
export const draft = style({ inlineSize: '100%' });
/** White in the dark too: logos are made for paper. */
export const sponsor = style({
  marginInlineStart: 'auto',
  boxSizing: 'content-box',
  maxBlockSize: '2.5rem',
  inlineSize: 'auto',
  padding: vars.space['2xs'],
  borderRadius: vars.radius.sm,
  background: '#ffffff',
});
export const special = style({ inlineSize: '100%' });
