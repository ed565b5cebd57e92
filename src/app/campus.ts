import type { QueryClient } from '@tanstack/react-query';
import { LANGUAGE_IDS, type LanguageCode } from '#campus/languages.ts';
import type { PublicOrganisation } from '#campus/organisation.ts';
import { createOnlineStore, type OnlineStore } from '#device/online.ts';
import { localStore } from '#device/page-storage.ts';
import { adoptTokens, clearPageSession, pageSessionStore, readPageSession, writePageSession } from '#device/session.ts';
import { STORAGE_KEYS } from '#device/storage-keys.ts';
import { revokeTokens } from '#features/session/end-session.ts';
import { createWire, type Wire } from '#wire/graphql.ts';
import type { Tokens } from '#wire/session-store.ts';
import type { SignedIn } from './owner.ts';

/** Who uses the app now. A new value whenever that changes. */
export type CampusState = { viewerId: string | undefined; signedIn: SignedIn | undefined };

/** The composition of page, device and wire for one organisation and language. */
export type Campus = {
  organisation: PublicOrganisation;
  language: LanguageCode;
  wire: Wire;
  online: OnlineStore;
  read: () => CampusState;
  subscribe: (onChange: () => void) => () => void;
  /** The cache of whoever uses the app now; a chunk of its own, since the doors read nothing. */
  openCache: () => Promise<QueryClient>;
  signIn: (tokens: Tokens) => Promise<void>;
  /** The learner leaves: unsent changes go too (they were asked before), and the tokens are revoked. */
  signOut: () => Promise<void>;
  unsent: () => Promise<number>;
  sendNow: () => Promise<void>;
  changeLanguage: (language: LanguageCode) => Promise<void>;
};

const loadOwner = () => import('./owner.ts');
const loadSessionRows = () => import('./session-rows.ts');

export async function openCampus(organisation: PublicOrganisation, language: LanguageCode): Promise<Campus> {
  const online = createOnlineStore();
  const session = pageSessionStore(async (tokens) => (await loadSessionRows()).mirror(tokens, organisation.id));
  const wire = createWire({
    endpoint: new URL('/graphql', location.origin).href,
    fetch: (input, init) => fetch(input, init),
    session,
    languageId: () => LANGUAGE_IDS[language],
    onReach: online.reached,
    onSignedOut: () => void leave('refused'),
  });
  const listeners = new Set<() => void>();
  let state: CampusState = { viewerId: undefined, signedIn: undefined };
  let visitor: Promise<QueryClient> | undefined;

  const enter = async (viewerId: string): Promise<void> => {
    const { openSignedIn } = await loadOwner();
    const signedIn = await openSignedIn({
      owner: { owner: viewerId, organisation: organisation.id },
      language,
      wire,
      online,
    });
    state = { viewerId, signedIn };
    for (const listener of listeners) listener();
  };

  /** `asked`: by the learner. `refused`: by the server; then unsent changes stay for the same person's next login. */
  const leave = async (because: 'asked' | 'refused'): Promise<void> => {
    const { viewerId, signedIn } = state;
    const tokens = readPageSession();
    signedIn?.close();
    if (because === 'asked' && tokens !== undefined && online.read()) await revokeTokens(wire, tokens);
    clearPageSession({ keepPath: because === 'refused' });
    const rows = await loadSessionRows();
    if (viewerId !== undefined) {
      await rows.end({ owner: viewerId, organisation: organisation.id }, { discard: because === 'asked' });
    }
    location.replace(because === 'refused' ? '/login?notice=signed-out' : '/');
  };

  const campus: Campus = {
    organisation,
    language,
    wire,
    online,
    read: () => state,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    openCache: async () => {
      if (state.signedIn !== undefined) return state.signedIn.client;
      visitor ??= import('./visitor.ts').then(({ openVisitor }) => openVisitor(organisation.id, wire, online));
      return visitor;
    },
    signIn: async (tokens) => {
      writePageSession(tokens);
      const page = readPageSession();
      if (page === undefined) throw new Error('The campus gave a session that is none.');
      const rows = await loadSessionRows();
      await rows.mirror(tokens, organisation.id);
      await enter(page.viewerId);
    },
    signOut: () => leave('asked'),
    unsent: async () => state.signedIn?.unsent() ?? 0,
    sendNow: async () => state.signedIn?.sendNow(),
    changeLanguage: async (next) => {
      localStore.set(STORAGE_KEYS.language, next);
      await state.signedIn?.saveLanguage(next);
      location.reload();
    },
  };

  const page = readPageSession();
  if (page !== undefined) {
    const rows = await loadSessionRows();
    const row = await rows.mirrorOrAdopt(page, organisation.id);
    if (row !== undefined) adoptTokens(row);
    await enter(page.viewerId);
  }
  return campus;
}
