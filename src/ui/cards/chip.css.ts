import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { textSize } from '#ui/theme/text.css.ts';
import type { CourseKind } from './course-kind.ts';
import { tint } from './tint.css.ts';

const pill = style([
  textSize.caption,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space['2xs'],
    maxInlineSize: '100%',
    minInlineSize: 0,
    paddingInline: vars.space.xs,
    paddingBlock: vars.space['3xs'],
    borderRadius: vars.radius.full,
    fontWeight: 600,
    // A long word of large letters goes on in the next line.
    overflowWrap: 'anywhere',
  },
]);

/** The kind's tint, and its own colour on it. */
const kindPill = (name: CourseKind) => style([tint[name], pill]);

export const kind = {
  module: kindPill('module'),
  selfPaced: kindPill('selfPaced'),
  live: kindPill('live'),
  event: kindPill('event'),
  project: kindPill('project'),
  material: kindPill('material'),
  scorm: kindPill('scorm'),
  ugc: kindPill('ugc'),
} satisfies Record<CourseKind, string>;

export const status = styleVariants({
  neutral: [pill, { color: vars.color.textMuted, background: vars.color.surfaceSunken }],
  brand: [pill, { color: vars.color.brandText, background: vars.color.brandSoft }],
  success: [pill, { color: vars.color.success, background: vars.color.successSoft }],
  warning: [pill, { color: vars.color.warning, background: vars.color.warningSoft }],
  danger: [pill, { color: vars.color.danger, background: vars.color.dangerSoft }],
  info: [pill, { color: vars.color.info, background: vars.color.infoSoft }],
  accent: [pill, { color: vars.color.accentText, background: vars.color.accentSoft }],
});

export const choice = style([
  textSize.small,
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space['2xs'],
    minBlockSize: vars.size.controlSm,
    paddingInline: vars.space.md,
    borderRadius: vars.radius.full,
    fontWeight: 500,
    color: vars.color.text,
    background: vars.color.surface,
    border: `${vars.border.control} solid ${vars.color.borderStrong}`,
    transition: `background-color ${vars.motion.fast}`,
    selectors: {
      '&[aria-pressed="true"]': {
        color: vars.color.onBrand,
        background: vars.color.brand,
        borderColor: vars.color.brand,
      },
      // 40 px to the eye, 44 to the finger.
      '&::after': { content: '""', position: 'absolute', insetBlock: '-3px', insetInline: 0 },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&[aria-pressed="true"]': { background: 'Highlight' } } },
    },
  },
]);
