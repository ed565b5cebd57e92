import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { textSize } from '#ui/theme/text.css.ts';

export const frame = style({ position: 'relative', display: 'inline-flex', alignItems: 'center' });
export const select = style([
  textSize.label,
  {
    appearance: 'none',
    minBlockSize: vars.size.touch,
    paddingInline: `${vars.space['3xl']} ${vars.space['2xl']}`,
    borderRadius: vars.radius.full,
    border: `${vars.border.control} solid transparent`,
    cursor: 'pointer',
    textAlign: 'start',
    // As wide as the language that is chosen, where the browser can: the name beside it needs the room.
    fieldSizing: 'content',
  },
]);
export const ground = styleVariants({
  page: { background: vars.color.surface, color: vars.color.text, borderColor: vars.color.borderStrong },
  /** Darker than the hero, so that its letters only gain. */
  hero: { background: 'rgb(0 0 0 / 0.28)', color: vars.color.onHero, borderColor: 'rgb(255 255 255 / 0.55)' },
});
export const option = style({ background: vars.color.surface, color: vars.color.text });
const sign = { position: 'absolute', pointerEvents: 'none' } as const;
export const globe = style({ ...sign, insetInlineStart: vars.space.sm });
export const arrow = style({ ...sign, insetInlineEnd: vars.space.xs });
export const onGround = styleVariants({ page: { color: vars.color.textMuted }, hero: { color: vars.color.onHero } });
