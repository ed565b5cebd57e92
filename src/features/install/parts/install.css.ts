import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const steps = style({ display: 'grid', gap: vars.space.md, margin: 0, paddingInlineStart: vars.space.lg });
export const step = style({ paddingInlineStart: vars.space['2xs'], selectors: { '&::marker': { fontWeight: 700 } } });
