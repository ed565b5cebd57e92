import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

/** Scrolled to by an anchor: not under the header. */
export const anchored = style({ scrollMarginBlockStart: `calc(${vars.size.navTop} + ${vars.space.md})` });
