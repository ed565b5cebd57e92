import { lateLayers, otherScreensLayers } from './late-layers.ts';
import { type Layer, screens } from './layer.ts';
import { LATE, OF_ALL, OF_CARD_PARTS, OF_CARDS, OF_LATER, OF_PAGES, parts } from './small-parts.ts';
import { RUN_WITH_UNITS, unitLayers } from './unit-layers.ts';
import { LESSON_PARTS } from './worker/lesson-parts.ts';

/** Signs of every page, and what draws them. */
const FIRST_ICONS = String.raw`lucide-react/dist/esm/(?:Icon|createLucideIcon|context|shared/|icons/(?:chevron-down|circle-check|circle-exclamation-point|cloud-off|globe|info|triangle-exclamation-point|x)\.)`;
/** Libraries of every page, but for what holds back whoever leaves one: they keep their file, and a phone its copy, for as long as none of them changes. */
const BASE: Layer = {
  name: 'base',
  test: new RegExp(
    `rolldown/runtime|vite/preload-helper|node_modules/(?:(?:react|react-dom|scheduler|use-sync-external-store|@tanstack/(?:router-core|react-router|history|store|react-store)|@lingui|valibot)/(?!dist/esm/useBlocker)|${FIRST_ICONS})`,
  ),
};

/** The addresses of the app: apart from the shell, so that an update of one line of either is half as large. */
const ROUTES: Layer = { name: 'routes', test: /src\/route-tree\.gen\.ts/ };

/** What every page runs before it shows something; small parts that nearly every page has are in it too. */
const SHELL: Layer = {
  name: 'shell',
  test: /src\/(main\.tsx|features\/organisation\/organisation-mark\.tsx|features\/session\/language-choice|features\/session\/auth-path|ui\/(forms\/(text-field|language-picker)|text\/heading|layout\/(row|visually-hidden))\.tsx|ui\/overlays\/notify\.ts|wire\/(ask|mutate)\.ts|features\/calls\/use-campus-call|device\/(session\/visitor-id|storage\/(keep-files|person-store)|install\/install-record)|campus\/install\/install-offer|features\/install\/install-open-state|campus\/create-(store|emitter)|campus\/account\/auth-errors|features\/analytics\/record)/,
};

/** The login itself. */
const LOGIN: Layer = { name: 'login', test: screens(String.raw`_visitor/(?:partner\.\$name\.)?login`) };

/** Libraries of reading and writing, for the same reason as `base`. */
const QUERY: Layer = {
  name: 'query',
  test: /node_modules\/(@tanstack\/(react-query|query-core)\/(?!.*\/(?:queriesObserver|use(?:Suspense)?Queries)\.)|graphql-request)|src\/wire\/(graphql-client|batch)\.ts/,
};

/** What a visitor's and a learner's pages share: reading from the campus, the header, texts, small parts. */
const READING: Layer = {
  name: 'reading',
  test: new RegExp(
    String.raw`src/(campus/(learning/embed-source|own-limits)|app/(asked-first/take-asked|boot/visitor\.ts|shell/campus-header)|cache/(rows-here|use-(campus-query|send)|saved/use-saved-units|map-nodes|offline-mutation)|device/network/connection|features/(session/(cache-provider|wake-at-turns)|errors/part-boundary|learning-items/(unit-keys|fragments)|learning/subjects|sync/change-mark)|i18n/format-number|offline/alone|ui/(text/html\.tsx|overlays/(dialog|sheet)|status/pending-mark))|src/routes/_open\.tsx\?tsr-split|node_modules/uuid/|${parts(OF_ALL)}`,
  ),
};

/** What a home page and a unit's page share: dates as they are written, what English ones are written with, how far a unit is. What is reckoned with dates comes with what does so. */
const PAGE_PARTS: Layer = {
  name: 'page-parts',
  test: new RegExp(
    String.raw`node_modules/date-fns/(?:format\.js|locale/(?:_lib|en-(?:GB|US)))|src/(?:i18n/format-(?:date|file|relative)|cache/use-is-on-device|features/learning-items/(?:away|fact)\.)|${parts(OF_PAGES)}`,
  ),
};
/** What a page has beside its content, whoever looks at it, and what screens have that come as late. */
const LATER: Layer = {
  name: 'later',
  test: new RegExp(`src/(?:app/shell/(?:site-footer|cookie-place)|ui/overlays/toast-region)|${parts(OF_LATER)}`),
};
/** For browsers without a sanitiser of their own: it needs no second catalogue. */
export const SANITISER: Layer = { name: 'sanitiser', test: /src\/ui\/text\/sanitise\.ts|node_modules\/dompurify\// };
const DATE_ARITHMETIC: Layer = { name: 'date-arithmetic', test: /node_modules\/date-fns\/(?!locale)/ };
/** What a card and a unit's page share, and what a change to a list does: visitors load no database for it. */
const CARD_PARTS: Layer = {
  name: 'card-parts',
  test: new RegExp(
    `src/features/(?:learning-items/(?:course-state|duration)|lists/(?:bookmark-toggle|save-to-list|patches|queries|set-bookmark))|${parts(OF_CARD_PARTS)}`,
  ),
};
/** Changes of lists. */
const LIST_CHANGES: Layer = {
  name: 'list-changes',
  test: /src\/features\/lists\/(?:(?:create|delete|follow|rename)-list|order-items|set-list-(?:item|public))/,
};
/** What pages for everybody ask, which is read ahead for a learner too. */
const PUBLIC_READS: Layer = {
  name: 'public-reads',
  test: /src\/(?:features\/(?:(?:explore|providers)\/queries|texts\/text-document)|device\/storage\/public-answers)/,
};

/** Cards: a home page, a unit and a lesson begin with something else. */
const CARDS: Layer = {
  name: 'cards',
  test: new RegExp(
    `src/(?:features/(?:learning-items/(?:item|user-content)-card|lists/card-actions|explore/topics))|${parts(OF_CARDS)}`,
  ),
};

/** What every screen of a learner needs: the cache over the databases, the outbox, the frame, gates. */
const LEARNER: Layer = {
  name: 'learner',
  test: /src\/(app\/(session\/open-signed-in|shell\/learner-part)|routes\/_campus\.tsx\?tsr-split=component|features\/(onboarding\/gated-outlet|home\/queries|boards\/board-key|surveys\/queries|doc-check\/doc-check\.|learning\/set-surveys-hidden|install\/use-install-way))/,
};

/** They come with the screens that have them. */
const LATE_PARTS: Layer = {
  name: 'late-parts',
  test: new RegExp(
    `src/(?:cache/use-campus-queries|features/auth-screens/password-rules|i18n/parse-amount|ui/forms/date-field)|${parts(LATE)}`,
  ),
  minShareCount: 2,
};
/** What the dialog has by which a card is put into a list. */
const LIST_DIALOG: Layer = { name: 'list-dialog', test: /src\/features\/lists\/parts\/my-lists/ };
const HOME: Layer = { name: 'home', test: screens('_campus/start') };
/** What stands below a phone's window comes once what is in it is shown (`src/ui/layout/below-window.tsx`). */
const BELOW_HOME: Layer = { name: 'below-home', test: /src\/features\/home\/parts\/below-home/ };
/**
 * What writes to the device and sends changes: before the content only where the device was left by another release
 * (src/app/session/open-storage.ts); else after it where some wait to be sent, or once the page was used, or rests.
 */
const WRITING: Layer = {
  name: 'writing',
  test: /src\/(app\/session\/session-rows|cache\/settle|device\/privacy\/forget-counted|offline\/(outbox\/(sender|outbox|discard)|device-db)|storage\/person-storage)\.ts/,
};
/** What changes of learning do to what is shown: before the content where such a change waits, and no other. */
const LEARNING: Layer = { name: 'learning', test: /src\/app\/storage\/learning-mutations\.ts/ };
/** What is saved for offline, and what a unit's page says and does about it once it knows. */
const SAVED: Layer = { name: 'saved', test: /src\/(?:app\/storage\/saved\.ts|features\/saved\/parts\/saved-control)/ };

/** What a learner's page hears from the campus once its content is there. */
const NEWS: Layer = {
  name: 'news',
  test: /src\/(app\/(shell\/late-places|session\/listen-to-campus)|wire\/subscriptions|offline\/rows\/first-meter|device\/network\/count-page)|node_modules\/graphql-ws\//,
};

/** Signs that authors choose by their names: each of them may be needed. */
const NAMED_ICONS: Layer = { name: 'named-icons', test: /src\/ui\/named-icon\.tsx/ };

/** Of tutors, of reviewers and of those who build: these pages work with a network only. */
const ONLINE_ONLY = screens(String.raw`dev\..*|_campus/.*(?:attendance|package|document-review).*`);
/** Lists that a form checks before it asks the campus. Asking needs a network, so devices keep no copy. */
const FORM_LISTS = /virtual:common-passwords|\/printable-letters\.gen\.ts/;
/** Answering questions, in a lesson or in a survey: with the rules that show and hide them. */
const QUESTIONNAIRES: Layer = {
  name: 'questionnaires',
  test: /src\/features\/questionnaires\/(questionnaire-form|result)/,
};
/** A map is drawn for whoever asks for one, and needs a network for what it shows. */
const MAP: Layer = { name: 'map', test: /src\/ui\/map\/map-view|node_modules\/(leaflet|supercluster|kdbush)\// };
/** The files of a project: read without a network too. */
const ATTACHMENTS: Layer = { name: 'attachments', test: /src\/features\/attachments\/attachments-section/ };
/** A file is sent with a network only, and by few of those who read. */
const UPLOAD: Layer = {
  name: 'upload',
  test: /src\/features\/uploads\/open-upload|node_modules\/(tus-js-client|js-base64|url-parse|querystringify|requires-port|lodash\.throttle|combine-errors|custom-error-instance|is-stream|buffer-from)\//,
};
/** What a learner's daily pages run before their content. */
export const RUN_AT_START = [
  BASE,
  ROUTES,
  SHELL,
  QUERY,
  READING,
  PAGE_PARTS,
  CARD_PARTS,
  LEARNER,
  HOME,
  ...RUN_WITH_UNITS,
].map(({ name }) => name);

export const chunkGroups: Layer[] = [
  BASE,
  ROUTES,
  SHELL,
  LOGIN,
  QUERY,
  READING,
  PAGE_PARTS,
  LATER,
  SANITISER,
  DATE_ARITHMETIC,
  CARD_PARTS,
  LIST_CHANGES,
  PUBLIC_READS,
  CARDS,
  LEARNER,
  HOME,
  BELOW_HOME,
  ...unitLayers,
  ...otherScreensLayers,
  LEARNING,
  WRITING,
  NEWS,
  SAVED,
  LATE_PARTS,
  LIST_DIALOG,
  ...lateLayers,
  NAMED_ICONS,
  QUESTIONNAIRES,
  ATTACHMENTS,
  MAP,
  UPLOAD,
];

/**
 * Layers of which a learner’s daily pages (home page, module, course, lesson) load nothing until they rest. What these say is in a
 * catalogue of its own (`message-places.ts`), as is what a file says that is in no layer, but for those of lessons.
 */
const NOT_DAILY = [LOGIN, LIST_DIALOG, ATTACHMENTS, MAP, UPLOAD];
const OF_LESSONS = ['questionnaire-card', 'lesson-sign', 'hosted-exercise'];

/** Large for what few lessons have, which are legible without. */
const OF_SOME_LESSONS = Object.values(LESSON_PARTS);

type Chunk = { name: string; moduleIds: readonly string[] };

/** The layer that a chunk is. A screen's own chunk may have the name of one: the bundler calls it after its file or folder. */
export function layerOf({ name, moduleIds }: Chunk): Layer | undefined {
  return chunkGroups.find((layer) => layer.name === name && moduleIds.some((id) => layer.test.test(id)));
}

/**
 * Where a chunk lies. The shell names every file of every screen: without words these names cost half. What lies in
 * `assets/online/` is not kept on devices, so all of it must be of such a page; what lies in `assets/with-lessons/` is kept with the
 * lessons that are shown with it (`worker/lesson-parts.ts`); what lies in `assets/more/` says more than a
 * learner's first catalogue has, or may; the login is in a folder of its own. Layers above either take what it shares.
 */
export function chunkFileName(chunk: Chunk): string {
  const { name, moduleIds } = chunk;
  const layer = layerOf(chunk);
  const isDaily = layer === undefined ? OF_LESSONS.includes(name) : !NOT_DAILY.includes(layer);
  const isOnlineOnly = moduleIds.some((id) => ONLINE_ONLY.test(id) || FORM_LISTS.test(id));
  if (isOnlineOnly || layer === MAP || layer === UPLOAD) return 'assets/online/[hash].js';
  if (layer === LOGIN) return 'assets/more/login/[hash].js';
  if (OF_SOME_LESSONS.includes(name)) return 'assets/with-lessons/[name]-[hash].js';
  return isDaily || moduleIds.every(isOfLibrary) ? 'assets/[hash].js' : 'assets/more/[hash].js';
}

function isOfLibrary(module: string): boolean {
  return module.includes('/node_modules/') || module.startsWith('\0');
}
