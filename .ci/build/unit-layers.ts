import { type Layer, screens } from './layer.ts';
import { OF_A_LESSON, OF_CHANGES, OF_UNITS, OF_UNITS_LATE, parts } from './small-parts.ts';

/** What a unit's page and its lessons share, so that a lesson does not load the page that leads to it; and what holds back whoever leaves a page. */
const UNIT_PARTS: Layer = {
  name: 'unit-parts',
  test: new RegExp(
    `react-router/dist/esm/useBlocker|src/(?:features/(?:units/(?:queries|lesson-link|feedback-link)|learning/(?:set-course-status|first-act)|saved/(?:cost|parts/saved.css))|cache/saved/use-opened|campus/scorm/(?:possible-values|scorm-data))|${parts(OF_UNITS)}`,
  ),
};
/** What a lesson has of what is written, and what reads ahead what it asks: neither loads the lesson for it. */
const LESSON_PARTS: Layer = {
  name: 'lesson-parts',
  test: new RegExp(
    `src/features/(?:lessons/(?:queries|text-size)|learning/save-(?:lesson-progress|h5p-result)|questionnaires/questionnaire-read|reflections/board-read|push/soft-moment)|src/device/push/push-preference|${parts(OF_A_LESSON)}`,
  ),
};
/** What a unit's page shares with other screens, and has after its content. */
const UNIT_LATE: Layer = {
  name: 'unit-late',
  test: new RegExp(
    `src/(?:features/(?:certificates|drafts|session/use-minute|calls/call-failure)|cache/saved/use-kept|device/(?:storage/save-file|sharing/copy-text))|${parts(OF_UNITS_LATE)}`,
  ),
  minShareCount: 3,
};
/** What comes with a tap on a unit's page or in a lesson, or once the page rests. */
const CHANGES: Layer = {
  name: 'changes',
  test: new RegExp(`src/features/(?:learning/save-(?:review|reflection)|push)|${parts(OF_CHANGES)}`),
  minShareCount: 3,
};
/** What a course and a module show, and the course by itself or in a module. */
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
/** What comes late on daily pages and stands on other screens too, which load nothing else of it. */
const LATE_SHARED: Layer = {
  name: 'late-shared',
  test: /src\/(?:wire\/ticket|device\/packages\/package-host|campus\/(?:analytics\/analytics-event|learning\/board-anchor)|features\/(?:calls\/(?:loading-part|needs-connection)|people\/|boards\/board\.css|attachments\/attachments\.css|uploads\/is-of-campus|saved\/say-failure))|lucide-react\/dist\/esm\/icons\/(?:calendar-plus|door-open|map|play|refresh-cw|star)\./,
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

/** What a unit, a module and a lesson run before their content. */
export const RUN_WITH_UNITS = [UNIT_PARTS, UNITS, LESSON];

/** The layers of units and of lessons, in their order. */
export const unitLayers: readonly Layer[] = [
  UNIT_PARTS,
  LESSON_PARTS,
  UNIT_LATE,
  CHANGES,
  UNITS,
  PROGRAM,
  LATE_SHARED,
  BELOW_UNIT,
  DATED,
  LESSON,
  FRAMES,
  LESSON_FILMS,
  LESSON_EXTRAS,
];
