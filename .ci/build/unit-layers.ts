import { type Layer, screens } from './layer.ts';
import { OF_A_UNIT, OF_UNITS, parts } from './small-parts.ts';

/**
 * What a unit's page and its lessons share, so that a lesson does not load the page that leads to it; what `writing` has of
 * them is here for the same reason.
 */
const UNIT_PARTS: Layer = {
  name: 'unit-parts',
  test: new RegExp(
    `src/(?:features/(?:units/(?:queries|lesson-link|locked|feedback-link)|learning/(?!complete-survey|save-scorm-state|save-survey-draft)|drafts/(?:use-draft|draft-guard)|push/(?:soft-moment|keep-push|wire)|session/use-minute|saved/cost|lessons/(?:text-size|queries)|questionnaires/questionnaire-read|reflections/board-read)|cache/saved|device/(?:network/connection|push/push-preference|storage/(?:drafts|save-file)|sharing/copy-text)|campus/scorm/attempts)|${parts(OF_UNITS)}`,
  ),
  minShareCount: 3,
};
/** What a unit's page shares with what comes later. */
const UNIT_PAGE: Layer = {
  name: 'unit-page',
  test: new RegExp(
    `src/(?:features/(?:certificates|saved|push|units|calls/call-failure|drafts/use-say-discarded))|${parts(OF_A_UNIT)}`,
  ),
  minShareCount: 3,
};
const UNITS: Layer = {
  name: 'units',
  test: screens(String.raw`_open/course\.\$id|_campus/program\.\$moduleId\.unit\.\$id`),
};
/** A module shows its courses as a path, with their dates. */
const PROGRAM: Layer = { name: 'program', test: screens(String.raw`_open/program\.\$id`) };
/** Of the courses that have dates. */
const DATED: Layer = {
  name: 'dated',
  test: /src\/features\/appointments\/(?:next-date|other-dates|leave-dated-course)/,
};
/** What stands below its first window (`BELOW_HOME` of chunk-groups.ts is the same of the home page). */
const BELOW_UNIT: Layer = { name: 'below-unit', test: /src\/features\/units\/parts\/below-/ };

const LESSON: Layer = {
  name: 'lesson',
  test: screens(String.raw`_campus/(?:course\.\$id_|program\.\$moduleId\.unit\.\$id_)\.lesson\.\$lessonId`),
};
/** What somebody else shows in a frame: a page of a learner's own has some, and loads no lesson for it. */
const FRAMES: Layer = { name: 'frames', test: /src\/features\/frames\/gated-frame/ };
/** Of the lessons that have films, or frames of somebody else. */
const LESSON_FILMS: Layer = {
  name: 'lesson-films',
  test: /src\/features\/lessons\/parts\/(?:video-file|youtube-video|exercise-frame)\.tsx/,
};
/** Of those that have code or ask for a text, and of those that are closed. */
const LESSON_EXTRAS: Layer = {
  name: 'lesson-extras',
  test: /src\/features\/(?:reflections\/reflection-board|lessons\/parts\/(?:code-annotation|closed-lesson))\.tsx/,
};

/** The layers of units and of lessons, in their order. */
export const unitLayers: readonly Layer[] = [
  UNIT_PARTS,
  UNIT_PAGE,
  UNITS,
  PROGRAM,
  BELOW_UNIT,
  DATED,
  LESSON,
  FRAMES,
  LESSON_FILMS,
  LESSON_EXTRAS,
];
