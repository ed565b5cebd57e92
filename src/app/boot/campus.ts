import type { QueryClient } from '@tanstack/react-query';
import { askedOrAsk } from '#app/asked-first/asked-or-ask.ts';
import { follow, type Listens } from '#app/session/follow.ts';
import type { Leaving } from '#app/session/leaving.ts';
import type { SignedIn } from '#app/session/open-signed-in.ts';
import { pageAttention } from '#app/session/page-attention.ts';
import { keepRenewed } from '#app/session/page-renewal.ts';
import { loadLearnerPart } from '#app/shell/of-learner.tsx';
import { PART_TIMEOUT } from '#campus/attachments/attachment-limits.ts';
import { createStore } from '#campus/create-store.ts';
import { LANGUAGE_IDS, type LanguageCode } from '#campus/languages.ts';
import type { PublicOrganisation } from '#campus/organisation/organisation.ts';
import { keptServerTime } from '#device/network/kept-server-time.ts';
import { createOnlineStore, type OnlineStore } from '#device/network/online.ts';
import {
  isOwnPath,
  type PageSession,
  pageSessionStore,
  readPageSession,
  readSessionEnd,
  type SessionEnd,
} from '#device/session/session.ts';
import { sayInApp } from '#features/session/in-app-events.ts';
import type { BegunSession, Followed, LogoutChoice, RenewalControl, UnsentWork } from '#features/session/session.ts';
import type { Account } from '#offline/account.ts';
import { fault } from '#offline/fault.ts';
import { enterOrLeave } from '#offline/session/enter-or-leave.ts';
import { isRenewalDue, renewSession } from '#offline/session/renew-session.ts';
import type { Download } from '#wire/download.ts';
import { createWire, type Wire } from '#wire/graphql.ts';
import { createRest, type Rest } from '#wire/rest.ts';
import type { SessionStore } from '#wire/session-store.ts';
import { wireFetch } from '#wire/wire-fetch.ts';

import { languageControl } from './language-control.ts';

/** Who uses the app now. A new value whenever that changes. */
export type CampusState = { viewerId: string | undefined; signedIn: SignedIn | undefined };

/** The composition of page, device and wire for one organisation and language. */
export type Campus = {
  /** The latest answer of the campus. */
  readonly organisation: PublicOrganisation;
  /** Applies to this page, except language and Content Security Policy, which need a reload. */
  changeOrganisation: (organisation: PublicOrganisation) => void;
  followOrganisation: (onChange: () => void) => () => void;
  language: LanguageCode;
  wire: Wire;
  rest: Rest;
  download: Download;
  upload: typeof globalThis.fetch;
  online: OnlineStore;
  read: () => CampusState;
  subscribe: (onChange: () => void) => () => void;
  /** The cache of whoever uses the app now; a chunk of its own, since login and registration read nothing. */
  openCache: () => Promise<QueryClient>;
  signIn: (session: BegunSession) => Promise<void>;
  speaksAnew: () => Promise<boolean>;
  /** The learner leaves; what becomes of unsent changes was asked before. */
  signOut: (choice: LogoutChoice, next?: string) => Promise<void>;
  unsent: () => Promise<UnsentWork>;
  sendNow: () => Promise<void>;
  changeLanguage: (language: LanguageCode) => Promise<void>;
  /** Once the page rests: nothing readable of anybody else stays here, and what is locked comes back where it has to wait. */
  tidy: () => Promise<void>;
  /** Another tab has ended the session, and clears the device: this page goes where that one goes (SESSION-11). */
  leftElsewhere: () => void;
  /** Hears from then on what the campus says by itself to the signed-in person. */
  listen: () => Promise<void>;
  follow: <T>(subscription: Followed<T>) => () => void;
  /** The campus's time, ms. */
  serverNow: () => number;
  renewal: RenewalControl;
};

const loadSignedIn = () => import('#app/session/open-signed-in.ts');
const loadSessionRows = () => import('#app/session/session-rows.ts');
const loadUnsentWork = () => import('#app/session/unsent-work.ts');

/** For calls about sessions that are over. */
const NO_SESSION: SessionStore = { read: async () => undefined, write: async () => {} };
const NOTHING_UNSENT: UnsentWork = { count: 0, refused: { count: 0, names: [] }, canLock: false };

export async function openCampus(organisation: PublicOrganisation, language: LanguageCode): Promise<Campus> {
  const online = createOnlineStore();
  const wires = openWires({
    organisation,
    language,
    online,
    onSignedOut: () => void leave({ because: 'refused', unsent: 'lock', keepCourseFiles: false }),
    onActed: (revision) => state.read().signedIn?.acted(revision),
  });
  const { session, wire, rest, download, upload, bareWire, serverTime } = wires;
  const listens = listeningOf({ ...wires, language, online });
  const renewal = keepRenewed({ session, wire, online, now: serverTime.now });
  const state = createStore<CampusState>({ viewerId: undefined, signedIn: undefined });
  let visitor: Promise<QueryClient> | undefined;
  const shown = createStore(organisation);

  const accountOf = (viewerId: string): Account => ({ viewerId, organisation: organisation.id });

  const enter = async (viewerId: string, startedAs?: PageSession): Promise<void> => {
    const [{ openSignedIn }] = await Promise.all([loadSignedIn(), loadLearnerPart()]);
    const signedIn = await openSignedIn({
      account: accountOf(viewerId),
      language,
      wire,
      online,
      startedAs,
      onLeft: leftElsewhere,
    });
    state.set({ viewerId, signedIn });
  };

  let leaving: Promise<void> | undefined;
  /** Once, however many answers say that the session is over. */
  const leave = (choice: Leaving, next = '/'): Promise<void> => {
    leaving ??= endPage(choice.because, next, async () => {
      const { leavePage } = await import('#app/session/leaving.ts');
      await leavePage({ ...state.read(), organisation: organisation.id }, bareWire, choice);
    });
    return leaving;
  };
  const leftElsewhere = (): void => {
    if (leaving === undefined) void endPage(readSessionEnd(), '/');
  };

  const campus: Campus = {
    ...languageControl({ organisation, language, read: state.read }),
    get organisation() {
      return shown.read();
    },
    changeOrganisation: shown.set,
    followOrganisation: shown.subscribe,
    language,
    wire,
    rest,
    download,
    upload,
    online,
    serverNow: serverTime.now,
    renewal,
    read: state.read,
    subscribe: state.subscribe,
    openCache: async () => {
      const { signedIn } = state.read();
      if (signedIn !== undefined) return signedIn.client;
      visitor ??= import('./visitor.ts').then(({ openVisitor }) => openVisitor(organisation.id, wire, online));
      return visitor;
    },
    signIn: async ({ jwt, refreshToken, preferredLanguage }) => {
      // What is being taken away of the same person would be opened, and go under their hands.
      await enterOrLeave(() => session.begin({ jwt, refreshToken }));
      const page = readPageSession();
      if (page === undefined) throw new Error('The campus gave a session that is none.');
      const account = accountOf(page.viewerId);
      const { bringBackAtLogin, bringBackSoon } = await loadUnsentWork();
      // Where storage is off nothing can have been locked here.
      const isKnown = await bringBackAtLogin(wire, account).catch(() => true);
      await enter(page.viewerId);
      await state.read().signedIn?.settleLanguage(preferredLanguage);
      if (!isKnown) void bringBackSoon({ wire, online, account, onBack: campus.sendNow }).catch(() => {});
    },
    signOut: (choice, next) => leave({ because: 'asked', ...choice }, next),
    unsent: async () => {
      const { viewerId } = state.read();
      if (viewerId === undefined) return NOTHING_UNSENT;
      return (await loadUnsentWork()).unsentWork(accountOf(viewerId), language).catch(() => NOTHING_UNSENT);
    },
    sendNow: async () => state.read().signedIn?.sync.sendNow(),
    leftElsewhere,
    tidy: async () => (await import('#app/session/tidy-page.ts')).tidyPage(campus, bareWire),
    listen: () => listen(campus, listens),
    follow: (subscription) => follow(listens, subscription),
  };

  const page = readPageSession();
  if (page !== undefined) {
    await fault('upgrade.started');
    await enter(page.viewerId, page);
  }
  return campus;
}

type WireOptions = Pick<Campus, 'organisation' | 'language' | 'online'> & {
  onSignedOut: () => void;
  onActed: (revision: number) => void;
};

/** The ways to the campus: with this page's session, and for what concerns none. */
function openWires({ organisation, language, online, onSignedOut, onActed }: WireOptions) {
  const serverTime = keptServerTime();
  const session = pageSessionStore({
    mirror: async (tokens, isCurrent) => (await loadSessionRows()).mirror(tokens, organisation.id, isCurrent),
    renewed: async ({ jwt }) =>
      isRenewalDue(jwt, serverTime.now()) ? (await loadSessionRows()).mirrored() : undefined,
  });
  const toCampus = {
    endpoint: new URL('/graphql', location.origin).href,
    fetch: (input: RequestInfo | URL, init?: RequestInit) => fetch(input, init),
    textOf: async (id: string) => (await import('./persisted-texts.ts')).PERSISTED_TEXTS[id],
  };
  const languageId = () => LANGUAGE_IDS[language];
  const asPerson = { ...toCampus, session, languageId, serverTime, onReach: online.reached, onSignedOut };
  const wire = createWire({ ...asPerson, fetch: askedOrAsk, onActed });
  const rest = createRest({ ...asPerson, origin: location.origin });
  const download: Download = async (...asked) =>
    (await import('#wire/download.ts')).createDownload({ ...asPerson, origin: location.origin })(...asked);
  const upload = wireFetch({ ...asPerson, timeout: PART_TIMEOUT });
  const bareWire = createWire({ ...toCampus, session: NO_SESSION, languageId: () => undefined });
  return { session, wire, rest, download, upload, bareWire, serverTime };
}

/** For the person who is signed in now; a chunk of its own, since nobody waits for it. */
async function listen({ read }: Campus, listens: Listens): Promise<void> {
  const client = read().signedIn?.client;
  if (client === undefined) return;
  (await import('#app/session/listen-to-campus.ts')).listenToCampus({ ...listens, client });
}

function listeningOf({
  language,
  online,
  wire,
  session,
  serverTime,
}: ReturnType<typeof openWires> & Pick<Campus, 'language' | 'online'>): Listens {
  return {
    parts: {
      url: new URL('/graphql', location.origin.replace(/^http/, 'ws')).href,
      session,
      languageId: () => LANGUAGE_IDS[language],
      askSession: (refused) => renewSession({ session, wire, now: serverTime.now }, refused),
    },
    ...pageAttention(online),
  };
}

/** Says that the session is over, waits for what has to be cleared, and loads the logged-out app: at `next`, or at the login. */
async function endPage(because: SessionEnd, next: string, clear?: () => Promise<void>): Promise<void> {
  sayInApp(because === 'asked' ? 'LOGOUT' : 'SESSION_TERMINATED');
  await clear?.();
  const path = isOwnPath(next) ? next : '/';
  location.replace(because === 'refused' ? '/login?notice=signed-out' : path);
}
