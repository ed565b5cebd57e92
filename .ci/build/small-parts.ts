/** Signs, and sources below `src/ui/` and `src/campus/`, as patterns for their paths. */
type SmallParts = { icons?: string; ui?: string; campus?: string };

/** Those of every page of the campus that has a frame, and the signs that authors name and screens have too. */
export const OF_ALL: SmallParts = {
  icons:
    'award|bell|book-open|calendar-days|check|circle-play|download|ellipsis|graduation-cap|hammer|key-round|languages|log-out|mail|map-pin|message-circle|smartphone|sparkles|target|users',
  ui: 'cards/(?:hash-of|tint)|drawings/(?:canvas|lantern)|layout/use-wide|status/progress\\.|theme/screen-head',
  campus:
    'account/(?:consent-request|gates|terms-of-service)|appointments/(?:appointment|run)\\.|attachments/attachment\\.|install/browser-name|learning/is-locked|network/back-off|player/package-origin|push/push-(?:state|subscription)|scorm/number-in',
};
/** Of the small parts, those that neither home nor a unit nor a lesson begins with. */
export const LATE: SmallParts = {
  icons:
    'arrow-up|check-check|circle-question-mark|cloud-exclamation-point|eye|heading-2|image|letter-b|link|list|message-square|monitor-smartphone|notebook-pen|pause|pencil|send|sun-moon|upload',
  ui: 'drawings/(?:letter-box|pocket-campus|stony-path|tea-table|window-at-night)|forms/(?:file-button|kept-choice)|layout/columns|overlays/(?:delete|leave-page|screen)-dialog|status/(?:needs-net|waiting)|theme/(?:contract|read-colours)',
  campus:
    'account/(?:account-preference|place)|analytics/analytics-limits|learning/(?:catalogue-filter|tags)|network/received-bytes|push/nudge-kinds|scorm/learner-id|search/fold|text/(?:calendar-day|web-address)',
};
/** Those that only what comes after a first picture shares with other screens. */
export const OF_LATER: SmallParts = {
  icons: 'circle|copy',
  ui: 'forms/(?:checkbox-row|select-field)|layout/list\\b',
  campus: 'text/html-text',
};
/** Those that a home page and a unit begin with, and a lesson does not. */
export const OF_PAGES: SmallParts = {
  icons: 'chevron-(?:left|right)|message-square-text',
  ui: 'actions/link-row|cards/chip|layout/(?:below-window|breadcrumb)|status/(?:empty-state|freshness-line|progress-bar)|text/(?:file-name|moment)',
  campus: 'learning/(?:module-progress|resume)',
};
/** Those that a card and a unit's page have. */
export const OF_CARD_PARTS: SmallParts = {
  icons: 'bookmark|bookmark-check|eye-off|file-text|layers|list-plus|lock|package|pen-line|radio|wallet',
  ui: 'cards/(?:item-picture|kind-chip|star-placeholder)',
  campus: 'appointments/next-appointment|learning/merge-order',
};
/** Those of cards alone, and of what a module's page and what is below a course's have, where cards are too. */
export const OF_CARDS: SmallParts = {
  icons: 'plus|user-check',
  ui: 'actions/show-more|cards/(?:card\\b|date-tile|session-start)|layout/use-near',
  campus: 'appointments/(?:card-time|join-window|registration)|learning/live-limits',
};
/** Those that a unit and its lessons begin with, and no home page. */
export const OF_UNITS: SmallParts = {
  icons: 'calendar-clock|external-link|message-circle-question-mark',
  ui: 'cards/avatar',
  campus: 'learning/(?:completeness|is-closed|is-sold-elsewhere)|network/data-cost|player/player-limits',
};
/** Those of a unit's page that come after its content. */
export const OF_UNITS_LATE: SmallParts = {
  icons: 'trash|wrench',
  campus: 'learning/(?:board-anchor|certificate-offered)',
};
/** Those of its pages that come with a tap, and what is written then. */
export const OF_CHANGES: SmallParts = {
  icons: 'bell-ring',
  campus: 'scorm/(?:attempts|cmi-facts)',
};
/** Those of a lesson. */
export const OF_A_LESSON: SmallParts = {
  ui: 'status/segmented-progress',
  campus: 'learning/(?:h5p-result|lesson-limits|lesson-place)|questionnaires/questionnaire-shape',
};

/** The paths of these small parts. */
export function parts(...lists: readonly SmallParts[]): string {
  return lists
    .flatMap(({ icons, ui, campus }) => [
      ...(icons === undefined ? [] : [String.raw`lucide-react/dist/esm/icons/(?:${icons})\.`]),
      ...(ui === undefined ? [] : [String.raw`src/ui/(?:${ui})\b`]),
      ...(campus === undefined ? [] : [String.raw`src/campus/(?:${campus})\b`]),
    ])
    .join('|');
}
