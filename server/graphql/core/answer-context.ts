import type { DocumentNode } from 'graphql';
import type { AnswerNotes } from '#server/http/context.ts';
import type { Catalogue } from '#server/store/content/load-catalogue.ts';

/** What the HTTP layer hands to GraphQL with each request. */
export interface AnswerContext {
  readonly catalogue: Catalogue;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly address: string;
  /** Where the request came to, for links in mails. */
  readonly origin: string;
  readonly mayIntrospect: boolean;
  readonly notes: AnswerNotes;
  /** What is asked, once it is parsed. */
  document?: DocumentNode;
}
