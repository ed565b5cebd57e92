import type { Layer } from './layer.ts';

/** What each kind of change does to what is shown. */
const KINDS: Layer = { name: 'kinds', test: /src\/app\/storage\/offline-mutations\.ts/ };
/** Once it rests: screens of what goes wrong, then what looks after the device and what the signed-in person may open next. */
const ERRORS: Layer = { name: 'errors', test: /src\/features\/errors\/(failure|not-found)-screen/ };
const RESTED: Layer = {
  name: 'rested',
  test: /src\/(app\/(boot\/prepare-offline|session\/may-change-to|snapshot\/keep-snapshots)|features\/install\/offer-after-login)/,
};
const LATER_SIGNED_IN: Layer = {
  name: 'later-signed-in',
  test: /src\/(app\/(storage\/keep\.ts|shell\/start-pushes|boot\/open-ahead|session\/(leaving\.ts|unsent-work\.ts|tidy-page))|reads\/opens\.ts|features\/analytics\/count|offline\/health\/can-read)/,
};
/** What comes once a page was used or rests, or with a tap. */
export const lateLayers: readonly Layer[] = [KINDS, ERRORS, RESTED, LATER_SIGNED_IN];
