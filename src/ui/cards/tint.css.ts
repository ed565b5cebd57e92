import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import type { CourseKind } from './course-kind.ts';

const tintOf = (name: CourseKind) => style({ color: vars.color[`${name}Fg`], background: vars.color[`${name}Soft`] });

/** The soft ground of a kind, and its own colour on it. */
export const tint = {
  module: tintOf('module'),
  selfPaced: tintOf('selfPaced'),
  live: tintOf('live'),
  event: tintOf('event'),
  project: tintOf('project'),
  material: tintOf('material'),
  scorm: tintOf('scorm'),
  ugc: tintOf('ugc'),
} satisfies Record<CourseKind, string>;
