import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { SKELETON_AFTER } from '#campus/limits.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { LESS_MOTION } from '#ui/theme/media.ts';

const appear = keyframes({ from: { opacity: 0 } });
const glide = keyframes({ from: { backgroundPosition: '150% 0' }, to: { backgroundPosition: '-50% 0' } });

export const bone = style({
  display: 'block',
  borderRadius: vars.radius.sm,
  background: `linear-gradient(100deg, ${vars.color.skeleton} 40%, ${vars.color.skeletonHi} 50%, ${vars.color.skeleton} 60%) 0 0 / 200% 100%`,
  // What comes at once needs no stand-in.
  animation: `${appear} ${vars.motion.base} ${SKELETON_AFTER}ms backwards, ${glide} 1600ms linear infinite`,
  '@media': { [LESS_MOTION]: { animation: 'none', background: vars.color.skeleton } },
});
export const shape = styleVariants({
  line: { blockSize: '1rem', inlineSize: '100%' },
  title: { blockSize: '1.75rem', inlineSize: '60%' },
  box: { blockSize: '9rem', inlineSize: '100%', borderRadius: vars.radius.lg },
  circle: { blockSize: '2.5rem', inlineSize: '2.5rem', borderRadius: vars.radius.full },
});
