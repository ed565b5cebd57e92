import { createContext, useContext } from 'react';
import type { LanguageCode } from '#campus/languages.ts';
import type { Download } from '#wire/download.ts';
import type { Wire } from '#wire/graphql.ts';
import type { Rest } from '#wire/rest.ts';
import type { Tokens } from '#wire/session-store.ts';
import type { Subscription } from '#wire/subscriptions.ts';

/** `lock`: what is unsent stays, sealed, for the same person's next login. */
export type LogoutChoice = { unsent: 'lock' | 'discard'; keepCourseFiles: boolean };

export type UnsentWork = {
  /** All changes that would be lost, the refused ones too. */
  count: number;
  /** Changes that the campus did not take, in words where this code knows them. */
  refused: { count: number; names: readonly string[] };
  /** Whether the device can lock them now: the key is here. */
  canLock: boolean;
};

/** The silent renewal, as far as screens know it. */
export type RenewalControl = {
  /** It failed, and the session ends soon. */
  isExpiring: () => boolean;
  subscribe: (onChange: () => void) => () => void;
  renew: () => Promise<void>;
};

/** What a part of a page hears of the campus while it is there and looked at. */
export type Followed<T> = Omit<Subscription<T>, 'signal'>;

/** `preferredLanguage`: the person's own; undefined where the campus says none that this build knows. */
export type BegunSession = Tokens & { preferredLanguage: LanguageCode | undefined };

/** What screens know and can do about who uses the app; made by `app/campus.ts`. */
export type SessionControl = {
  /** The signed-in person's id; undefined for a visitor. */
  viewerId: string | undefined;
  language: LanguageCode;
  /** The campus's time in ms: for every rule about time, since a learner's clock may be a day off. */
  serverNow: () => number;
  renewal: RenewalControl;
  /** For calls that need a connection and are never queued (login). */
  wire: Wire;
  /** For the few calls beside GraphQL (API-4). */
  rest: Rest;
  /** For files of the person's own: certificates. */
  download: Download;
  /** For the parts of a file on its way up: with the session, and with the time that a slow line needs (FILE-5). */
  upload: typeof globalThis.fetch;
  /**
   * Begins a session: tokens on both disks, the account's database open, the device's language the person's (LANG-9). The
   * caller navigates.
   */
  signIn: (session: BegunSession) => Promise<void>;
  /** Whether the next page has to be loaded, since it is in another language than this one and can be had in it. */
  speaksAnew: () => Promise<boolean>;
  /** Ends the session on this device, offline too, and loads the logged-out app: at `next`, where that is a path of this app. */
  signOut: (choice: LogoutChoice, next?: string) => Promise<void>;
  /** Hears a subscription through the page's one socket, while the page is looked at. Returns how to stop. */
  follow: <T>(subscription: Followed<T>) => () => void;
  /** What is not with the campus yet. */
  unsent: () => Promise<UnsentWork>;
  /** Sends what is due; resolves when nothing more can be sent now. */
  sendNow: () => Promise<void>;
  /** Saves the choice, here and (signed in, queued) on the server, then loads the app anew in that language. */
  changeLanguage: (language: LanguageCode) => Promise<void>;
};

export const SessionContext = createContext<SessionControl | undefined>(undefined);

export function useSession(): SessionControl {
  const session = useContext(SessionContext);
  if (session === undefined) throw new Error('useSession is used outside of the app.');
  return session;
}
