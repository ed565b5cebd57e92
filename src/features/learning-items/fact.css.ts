import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const fact = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space['2xs'], minInlineSize: 0 });
