import type { Layer } from './layer.ts';

/** Reads of other screens. A screen loads these without the code that prepares a device. */
const READS: Layer = { name: 'reads', test: /src\/features\/[^/]+\/queries\.ts/, minShareCount: 2 };
const SURVEY_READS: Layer = { name: 'survey-reads', test: /src\/features\/surveys\/page-queries/, minShareCount: 2 };
/** Changes of other screens, by what they share: `KINDS` knows all of them. */
const LEARNING_CHANGES: Layer = {
  name: 'learning-changes',
  test: /src\/features\/learning\/(?:complete-survey|save-scorm-state|save-survey-draft)/,
};
const OWN_CHANGES: Layer = { name: 'own-changes', test: /src\/features\/(?:profile|settings)\/mutations/ };
/** The frame of a daily page has these too. */
const NOTIFICATION_CHANGES: Layer = {
  name: 'notification-changes',
  test: /src\/features\/notifications\/(?:mutations|plain-text)/,
};
const WRITTEN_CHANGES: Layer = {
  name: 'written-changes',
  test: /src\/features\/(?:boards|user-content)\/(?:(?:create|delete|report|set|update)-|subjects\.)/,
  minShareCount: 2,
};

/** What each kind of change does to what is shown. */
const KINDS: Layer = { name: 'kinds', test: /src\/app\/storage\/offline-mutations\.ts/ };
/** Once it rests: screens of what goes wrong, then what looks after the device and what the signed-in person may open next. */
const ERRORS: Layer = { name: 'errors', test: /src\/features\/errors\/(failure|not-found)-screen/ };
const RESTED: Layer = {
  name: 'rested',
  test: /src\/(app\/(boot\/prepare-offline|session\/(may-change-to|follow-organisation)|snapshot\/keep-snapshots)|features\/install\/offer-after-login)/,
};
const LATER_SIGNED_IN: Layer = {
  name: 'later-signed-in',
  test: /src\/(app\/(storage\/keep\.ts|shell\/start-pushes|boot\/open-ahead|session\/(leaving\.ts|unsent-work\.ts|tidy-page))|reads\/opens\.ts|features\/analytics\/count|offline\/health\/can-read)/,
};
/** What comes once a page was used or rests, or with a tap. */
export const lateLayers: readonly Layer[] = [KINDS, ERRORS, RESTED, LATER_SIGNED_IN];

/** Reads and changes that other screens share with late code of daily pages. */
export const otherScreensLayers: readonly Layer[] = [
  NOTIFICATION_CHANGES,
  READS,
  SURVEY_READS,
  LEARNING_CHANGES,
  OWN_CHANGES,
  WRITTEN_CHANGES,
];
