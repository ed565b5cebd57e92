/**
 * Which sources come in one file. A small file costs a round trip on a slow link, compresses worse, and in the precache a
 * write to the disk of its own; a file that holds too much is loaded where half of it is of no use. So what every page of a
 * kind needs is together, in the order of the groups, and the rest is split by screen.
 */

/** Sources that every page loads, whoever opens it; a route's screen and loader (`tsr-split`) come with the route. */
const SHELL =
  /src\/(main|route-tree|routes\/|wire\/(?!package-index|geocode|probe|mutate|rest|subscriptions|download|media-text|post-events|push-device)|i18n\/(activate|negotiate|words|refusal|digits)|device\/(session|page-storage|storage-keys|online|install-prompt|install-manifest)|campus\/(install-way|format-locales|languages|limits|storage-limits|headers|organisation\.|theme\.|features|brand|refusals|splice)|features\/(analytics\/record|organisation\/(organisation|partner)\.)|features\/session\/(guards|session|online|language-choice|route-context)|app\/(start|campus(?!-nav|-header)|router|shell|use-arrival|when-idle|bring-words)|ui\/(theme\/|button|icon|class-names|layout|stack|row|text\.|heading|page|empty-state|spinner|offline-strip|notify|language-picker|skeleton|loading-screen|visually-hidden))/;

/** What every door needs. */
const DOOR =
  /src\/(features\/session\/(door-frame|door-link|door-alert|use-enter|use-house|new-session|trouble-words|sign-in)|features\/organisation\/organisation-mark|ui\/(text-field|password-field|checkbox-row|tint)|campus\/door-errors|i18n\/door-words|device\/visitor-id)/;

/** What most pages show, a visitor's and a learner's, but not the doors. */
const READING =
  /src\/(ui\/(html|wide-tables|date-tile|chip\.css|drawings\/(canvas|lantern)|moment|select-field|open-state|hash-of)|cache\/(services|overlay|campus-query)|campus\/terms-of-service|device\/public-answers|wire\/mutate|i18n\/(format-date|format-relative))/;

/** What every screen of a learner needs: reading what is on the device, writing to the outbox, gates and cards. */
const LEARNER =
  /src\/(cache\/|features\/(learning-items|onboarding|profile-completion)\/|features\/(terms\/(accept-terms|terms-gate)|consent\/(answer-consent|consent-gate|consent-summary)|sync\/(sync-door|change-mark)|session\/(use-campus|wake-at-turns|call-trouble|use-focus-main|gate-frame|cache-provider|needs-connection))|campus\/(learning-item|resume|gates|is-locked|module-progress|consent-request|appointments\/)|offline\/(entry|not-kept|saved\/(saved-units|stopped))|device\/(person-store|keep-own-partner)|ui\/(segmented|progress|pending-mark|chip\.tsx|list\.tsx|sticky|session-start|freshness|file-name|breadcrumb|avatar)|i18n\/format-number)|@tanstack\/(react-query|query-core)|\/uuid\//;

/** Cards can be kept in lists wherever they stand, which is everywhere but in a lesson. */
const LISTS =
  /src\/(features\/lists\/(queries|patches|mutations|bookmark-toggle|save-to-list|card-actions|order-items|parts\/(create-list|list-name|list-tick))|campus\/merge-order)/;

/** What the pages of units and lessons share. */
const STUDY =
  /src\/(features\/(learning\/|units\/(queries|unit-state|lesson-link)|appointments\/fragments|saved\/cost)|features\/push\/soft-moment|campus\/(push-limits|lesson-limits|lesson-place|questionnaire-shape|completeness|certificate-offered|data-cost)|device\/(drafts|connection|push-wish)|ui\/(needs-net|drawings\/pocket-campus))/;

/** Pushes on this device, and the soft question for them. */
const PUSH = /src\/(features\/push\/(?!soft-ask-after-lesson)|device\/push|wire\/push-device|campus\/push-)/;

/** What the pages of modules and courses share. */
const UNIT = /src\/(features\/(units|people|saved|certificates|appointments)\/|ui\/show-more)/;

const ICONS = /lucide-react\/dist\/esm\/icons\//;

/** The login itself. */
const LOGIN =
  /src\/features\/session\/(login-(screen|panel)|identity-buttons|parts\/(login|join|demo|offline-door|use-login))/;

/** Screens that few people open, once: registration and the ways back in. The login stands alone, and so does the landing page. */
const ACCOUNT =
  /src\/routes\/(_visitor\/(?!login\.|partner\.\$name\.login)|_link|_campus\/(confirm|revert)_|private_).*tsr-split/;

/** Pages of text. */
const TEXTS = /src\/routes\/(terms|privacy-policy|accessibility|unsubscribe|_campus\/code-of-conduct).*tsr-split/;

/** Of tutors and of those who build: these pages work with a network only. */
const ONLINE_ONLY = /src\/(features\/(attendance|packages|design)\/|routes\/(dev\.|.*(attendance|package)))/;

/**
 * Where a chunk lies. The shell names every file of every screen: without words these names cost half. What lies in
 * `assets/online/` is not kept on devices, so all of it must be of such a page: what it shares with others is not.
 */
export function chunkFileName({ name, moduleIds }: { name: string; moduleIds: readonly string[] }): string {
  const own = moduleIds.filter((id) => id.includes('/src/'));
  if (own.length > 0 && own.every((id) => ONLINE_ONLY.test(id))) return 'assets/online/[hash].js';
  return name === 'code-colours' ? 'assets/[name]-[hash].js' : 'assets/[hash].js';
}

export const chunkGroups = [
  {
    name: 'base',
    test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(router-core|react-router|history|store|react-store)|@lingui|valibot|lucide-react\/dist\/esm\/(shared|Icon|createLucideIcon|context))\//,
  },
  { name: 'shell', test: (id: string) => SHELL.test(id) && !id.includes('tsr-split') },
  { name: 'door', test: DOOR },
  { name: 'icons', test: ICONS, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 2500 },
  { name: 'overlay', test: /src\/ui\/(overlay|sheet|dialog)/ },
  { name: 'reading', test: READING },
  { name: 'learner', test: LEARNER },
  { name: 'lists', test: LISTS },
  { name: 'drawings', test: /src\/ui\/drawings\/(?!pocket)/, minShareCount: 2 },
  { name: 'login', test: LOGIN },
  { name: 'account', test: ACCOUNT },
  { name: 'texts', test: TEXTS },
  { name: 'study', test: STUDY },
  { name: 'push', test: PUSH, minShareCount: 2 },
  { name: 'unit', test: UNIT, minShareCount: 2 },
];
