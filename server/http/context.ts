import type { DocumentVault } from '#server/attachments/document-vault.ts';
import type { UploadFiles } from '#server/attachments/upload-files.ts';
import type { AttemptLimits } from '#server/auth/attempt-limits.ts';
import type { Keys } from '#server/auth/keys.ts';
import type { LoginLimits } from '#server/auth/login-limits.ts';
import type { Chats } from '#server/chat/chats.ts';
import type { Delivery } from '#server/mail/keep-delivering.ts';
import type { LanguageChain } from '#server/model/localized.ts';
import type { Organisation } from '#server/model/shapes.ts';
import type { PackageFiles } from '#server/packages/package-files.ts';
import type { PushKeys } from '#server/push/push-keys.ts';
import type { Work } from '#server/runtime/keep-working.ts';
import type { Catalogue } from '#server/store/content/load-catalogue.ts';
import type { MediaFiles } from '#server/store/content/media-files.ts';
import type { ContentReads } from '#server/store/content/read-content.ts';
import type { Store } from '#server/store/database/open-store.ts';
import type { Learner } from '#server/store/people/learner.ts';
import type { Profile } from '#server/store/people/profile.ts';
import type { PersonRow } from '#server/store/schema/tables.ts';
import type { Wallets } from '#server/wallet/wallets.ts';
import type { Announcer } from './announcer.ts';

/** What belongs to the server and not to a request. */
export interface CampusParts {
  readonly store: Store;
  readonly keys: Keys;
  readonly clock: () => Date;
  readonly loginLimits: LoginLimits;
  readonly media: MediaFiles;
  readonly packages: PackageFiles;
  readonly attachments: UploadFiles;
  readonly documents: DocumentVault;
  readonly attemptLimits: AttemptLimits;
  readonly delivery: Pick<Delivery, 'nudge'>;
  readonly announcer: Announcer;
  readonly chats: Chats;
  readonly wallets: Wallets;
  /** Looks at once for what is to be revoked at a chat. */
  readonly chatRevoking: Pick<Work, 'nudge'>;
  readonly pushKeys: PushKeys;
  /** Push services in the server's own network are taken too. */
  readonly pushesAnywhere: boolean;
}

/** What an answer carries beside its data; filled while it is made. */
export interface AnswerNotes {
  /** The person's revision that the answer holds at least; 0 for a visitor (SYNC-14). */
  asOf: number;
  /** Whether `asOf` is the revision of an act already: then it is not what was read before. */
  hasActed: boolean;
  /** Whether the session that came along is over: what is the answer to all questions of a request. */
  isSignedOut: boolean;
  /** Whether the answer's body holds a token: then it is not compressed. */
  holdsToken: boolean;
  readonly headers: Map<string, string>;
  /** Lines for `set-cookie`. */
  readonly cookies: string[];
}

export function noNotes(): AnswerNotes {
  return { asOf: 0, hasActed: false, isSignedOut: false, holdsToken: false, headers: new Map(), cookies: [] };
}

/** Everything a resolver may know: who asks, in which organisation, in which language. */
export interface CampusContext {
  readonly parts: CampusParts;
  readonly catalogue: Catalogue;
  readonly organisation: Organisation;
  readonly languages: LanguageChain;
  readonly person: PersonRow | undefined;
  /** The session that the request came with. */
  readonly sessionId: string | undefined;
  /** What the person has done; read again after each act. */
  learner: Learner | undefined;
  /** What the person said of themselves and agreed to; read again after each act. */
  profile: Profile | undefined;
  content: ContentReads;
  readonly idempotencyKey: string | undefined;
  /** The client's address: counted by the login limits, never logged. */
  readonly address: string;
  /** Of the campus as the person uses it, for links in mails. */
  readonly origin: string;
  readonly now: Date;
  readonly notes: AnswerNotes;
}
