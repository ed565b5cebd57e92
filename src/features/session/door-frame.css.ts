import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { from } from '#ui/theme/media.ts';

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  '@media': { [from('md')]: { display: 'grid', gridTemplateColumns: '7fr 5fr' } },
});

export const hero = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  minBlockSize: '16rem',
  padding: `${vars.space.sm} ${vars.pageMargin} ${vars.space['4xl']}`,
  '@media': {
    // Beside a form that is longer than the glass, the words stay in sight.
    [from('md')]: {
      position: 'sticky',
      insetBlockStart: 0,
      alignSelf: 'start',
      blockSize: '100dvh',
      padding: vars.space['3xl'],
    },
  },
});

export const words = style({ maxInlineSize: '78%' });

export const sheet = style({
  position: 'relative',
  flex: '1 1 auto',
  background: vars.color.surface,
  borderStartStartRadius: vars.radius['2xl'],
  borderStartEndRadius: vars.radius['2xl'],
  marginBlockStart: `calc(-1 * ${vars.space['2xl']})`,
  padding: `${vars.space['2xl']} ${vars.pageMargin}`,
  '@media': {
    [from('md')]: {
      marginBlockStart: 0,
      borderRadius: 0,
      display: 'grid',
      placeItems: 'center',
      padding: vars.space['3xl'],
    },
  },
});

export const form = style({ inlineSize: '100%', maxInlineSize: vars.measure.form, marginInline: 'auto' });
