import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const canvas = style({ inlineSize: '15rem', blockSize: 'auto', maxInlineSize: '100%' });
/** Parts of a drawing, coloured by the theme: they change with tenant and mode (DESIGN-5). */
export const line = style({
  fill: 'none',
  stroke: vars.color.text,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
const drawn = { stroke: vars.color.text, strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
export const paper = style({ ...drawn, fill: vars.color.surface });
export const brand = style({ ...drawn, fill: vars.color.brandSoft });
export const warm = style({ ...drawn, fill: vars.color.accentSoft });
export const violet = style({ ...drawn, fill: vars.color.eventSoft });
export const green = style({ ...drawn, fill: vars.color.materialSoft });
export const ground = style({ fill: vars.color.surfaceSunken });
export const night = style({ ...drawn, fill: vars.color.projectSoft });
/** The one small light of each picture. */
export const light = style({ fill: vars.color.accent });
export const glow = style({ fill: vars.color.accent, opacity: 0.22 });
export const faint = style({ fill: 'none', stroke: vars.color.borderStrong, strokeWidth: 2, strokeLinecap: 'round' });

export const mirrored = style({});
globalStyle(`[dir="rtl"] ${mirrored}`, { transform: 'scaleX(-1)' });
/** A low sheet, one of a row of steps. */
export const step = style({ inlineSize: '15rem', blockSize: 'auto', maxInlineSize: '100%' });
