import { style } from '@vanilla-extract/css';
import type { CourseKind } from './course-kind.ts';
import { vars } from './theme/contract.css.ts';

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
