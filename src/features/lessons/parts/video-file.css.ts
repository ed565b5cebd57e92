import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const film = style({ display: 'grid', gap: vars.space.sm, margin: 0 });

/** The place of the film is there before it is: nothing jumps. */
const shape = style({ inlineSize: '100%', aspectRatio: '16 / 9', borderRadius: vars.radius.lg });

/** Subtitles at the size of text: the browsers' own, a twentieth of the film's height, nobody can read on a phone. */
export const player = style([
  shape,
  {
    display: 'block',
    background: vars.color.surfaceSunken,
    objectFit: 'cover',
    selectors: {
      '&:fullscreen': { objectFit: 'contain' },
      '&::cue': { fontFamily: vars.font.body, fontSize: '1rem' },
      '&:fullscreen::cue': { fontSize: '1.75rem' },
    },
  },
]);

export const frame = style([shape, { background: vars.color.surfaceSunken }]);

export const caption = style({ display: 'grid', gap: vars.space['2xs'] });
