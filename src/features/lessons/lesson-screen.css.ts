import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { from } from '#ui/theme/media.ts';

export const frame = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });

/** The outline beside the text where there is room for both (LESSON-1). */
export const zones = style({
  flex: '1 1 auto',
  display: 'grid',
  '@media': { [from('lg')]: { gridTemplateColumns: '16.5rem minmax(0, 1fr) 16.5rem' } },
});

export const rail = style({
  display: 'none',
  '@media': {
    [from('lg')]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: vars.size.headerMobile,
      alignSelf: 'start',
      maxBlockSize: `calc(100dvh - 2 * ${vars.size.headerMobile})`,
      overflowY: 'auto',
      padding: vars.space.lg,
    },
    print: { display: 'none' },
  },
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xl,
  inlineSize: '100%',
  minInlineSize: 0,
  maxInlineSize: `calc(${vars.measure.reader} + 2 * ${vars.pageMargin})`,
  marginInline: 'auto',
  padding: `${vars.space.xl} ${vars.pageMargin} ${vars.space['4xl']}`,
  selectors: {
    '&[data-size="A+"]': { zoom: 1.15 },
    '&[data-size="A++"]': { zoom: 1.35 },
  },
});

/** The sentence that is being read aloud (use-listen.ts). */
globalStyle('::highlight(lesson-said)', { backgroundColor: vars.color.accentSoft, color: vars.color.accentText });
