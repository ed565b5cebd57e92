import type { DocumentNode } from 'graphql';
import type { AnswerNotes } from '#server/http/context.ts';
import type { Catalogue } from '#server/store/content/load-catalogue.ts';
import type { PersonRow } from '#server/store/schema/tables.ts';

export interface Asker {
  readonly person: PersonRow | undefined;
  readonly sessionId: string | undefined;
}

/** What the HTTP layer hands to GraphQL with each request. */
export interface AnswerContext {
  readonly catalogue: Catalogue;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly address: string;
  /** Where the request came to, for links in mails. */
  readonly origin: string;
  readonly mayIntrospect: boolean;
  readonly notes: AnswerNotes;
  /** Who asks: found with the first question of a request that needs to know it, for all of them. */
  readonly asker: { found?: Promise<Asker> };
  /** Counts so many questions more for who asks; undefined: go on; else the seconds to wait. */
  readonly charge: (questions: number) => Promise<number | undefined>;
  /** Where several are asked: resolves when the next of them may be answered. */
  readonly turn?: (() => Promise<void>) | undefined;
  /** What is asked, once it is parsed. */
  document?: DocumentNode;
}
