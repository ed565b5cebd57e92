/** Signs, and sources below `src/ui/` and `src/campus/`, as patterns for their paths. */
type SmallParts = { icons: string; ui?: string; campus: string };

/** Of the small parts, those that neither home nor a unit nor a lesson begins with. */
export const LATE: SmallParts = {
  icons:
    'arrow-up|check-check|circle-question-mark|cloud-exclamation-point|eye|heading-2|image|letter-b|link|list|message-square|monitor-smartphone|pause|pencil|send|sun-moon|trash|upload',
  ui: 'drawings/(?:letter-box|stony-path|tea-table|window-at-night)|forms/(?:file-button|kept-choice)|layout/columns|overlays/(?:delete|screen)-dialog|status/waiting',
  campus:
    'account/(?:account-preference|place)|analytics/analytics-limits|learning/(?:catalogue-filter|tags)|network/received-bytes|push/nudge-kinds|scorm/learner-id|search/fold',
};
/** Those that one layer alone has: signs that authors name, what questions and tutors' forms need. */
export const ALONE: SmallParts = {
  icons:
    'circle-dashed|coffee|handshake|heart-handshake|phone|printer|rotate-ccw|search|shield-check|sprout|user-plus|wifi|wifi-off',
  campus:
    'account/countries|appointments/(?:appointment-draft|wall-time|shifted-by|recurring)|questionnaires|text/secure-link',
};
/** Those that a page with cards begins with, and a lesson does not. */
export const OF_CARDS: SmallParts = {
  icons: 'bookmark|bookmark-check|list-plus|plus|user-check',
  ui: 'layout/use-near',
  campus: 'appointments/next-appointment',
};
/** Those that a unit and its lessons begin with, and no home page. */
export const OF_UNITS: SmallParts = {
  icons: 'copy|message-circle-question-mark',
  ui: 'cards/avatar|overlays/leave-page-dialog|status/(?:needs-net|segmented-progress)',
  campus: 'learning/(?:is-closed|is-sold-elsewhere|lesson-place)|network/data-cost',
};
/** Those that a unit begins with, and no lesson. */
export const OF_A_UNIT: SmallParts = {
  icons: 'bell-ring|calendar-clock|calendar-plus|circle-pause|door-open|external-link|map|play|refresh-cw|wrench',
  ui: 'actions/show-more',
  campus: 'learning/(?:board-anchor|certificate-offered|completeness)',
};

/** The paths of these small parts. */
export function parts(...lists: readonly SmallParts[]): string {
  return lists
    .flatMap(({ icons, ui, campus }) => [
      String.raw`lucide-react/dist/esm/icons/(?:${icons})\.`,
      ...(ui === undefined ? [] : [String.raw`src/ui/(?:${ui})\b`]),
      String.raw`src/campus/(?:${campus})\b`,
    ])
    .join('|');
}
