import type { DocumentNode, OperationDefinitionNode } from 'graphql';
import type { GraphQLParams } from 'graphql-yoga';
import * as v from 'valibot';
import { weekOf } from '#campus/learning/week.ts';
import { HEADERS } from '#campus/network/headers.ts';
import { bearerToken } from '#server/auth/access-token.ts';
import { resolveSession, type Session, type SessionParts } from '#server/auth/resolve-session.ts';
import { recordVisit } from '#server/commands/learning/record-visit.ts';
import { graphqlError, unauthenticated } from '#server/graphql/core/graphql-errors.ts';
import type { CampusContext, CampusParts } from '#server/http/context.ts';
import { languageChain } from '#server/model/language.ts';
import { createContentReads } from '#server/store/content/read-content.ts';
import { createLearner } from '#server/store/people/learner.ts';
import { createProfile } from '#server/store/people/profile.ts';
import type { PersonRow } from '#server/store/schema/tables.ts';
import type { AnswerContext, Asker } from './answer-context.ts';

/** What somebody may ask for whose session is over: a new one, or the end of the old one. */
const NEEDS_NO_SESSION: ReadonlySet<string> = new Set([
  'login',
  'deleteRefreshToken',
  'blacklistToken',
  'addUser',
  'confirmEmail',
  'requestPasswordReset',
  'resetPassword',
  'TokenLogin',
  'unsubscribe',
]);

const VISITOR: Asker = { person: undefined, sessionId: undefined };

const idempotencyKey = v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{8,128}$/)));

/** What is asked, with its document as it was parsed and found valid. */
export interface Asked extends Pick<GraphQLParams, 'query' | 'variables' | 'operationName'> {
  readonly document: DocumentNode;
}

/** Who asks, where, in which language: made once the document is known to be valid. */
export async function campusContext(
  parts: CampusParts,
  sessionParts: SessionParts,
  answer: AnswerContext,
  asked: Asked,
): Promise<CampusContext> {
  const { catalogue, headers, notes } = answer;
  const { organisation } = catalogue;
  checkText(asked);
  const key = v.safeParse(idempotencyKey, headerOf(answer, HEADERS.idempotencyKey));
  if (!key.success) throw graphqlError('BAD_REQUEST', 'The idempotency-key must be 8 to 128 visible ASCII characters.');
  const now = parts.clock();
  const operation = operationOf(asked.document, asked.operationName ?? undefined);
  if (!endsOrBegins(operation)) answer.asker.found ??= findAsker(parts, sessionParts, answer, now);
  const { person, sessionId } = (await answer.asker.found) ?? VISITOR;
  const { read } = parts.store;
  const preferred = headers[HEADERS.preferredLanguage];
  return {
    parts,
    catalogue,
    organisation,
    languages: languageChain(organisation, typeof preferred === 'string' ? preferred : undefined, person?.language),
    person,
    sessionId,
    learner: person && createLearner(read, organisation.id, person.id),
    profile: person && createProfile(read, person.id, operation?.operation === 'query' ? person : undefined),
    content: createContentReads(read, organisation.id),
    idempotencyKey: key.output,
    address: answer.address,
    origin: answer.origin,
    now,
    notes,
  };
}

/** Once for all questions of a request: one renewal of the session, and one revision for what they are answered. */
async function findAsker(
  parts: CampusParts,
  sessionParts: SessionParts,
  answer: AnswerContext,
  now: Date,
): Promise<Asker> {
  const { notes } = answer;
  const session = await sessionOf(sessionParts, answer, now);
  if (session.is === 'bad') {
    notes.isSignedOut = true;
    throw unauthenticated();
  }
  if (session.is === 'visitor') return VISITOR;
  const person = await visiting(parts, session.person, now);
  if (session.renewed) {
    notes.headers.set(HEADERS.renewedToken, session.renewed.token);
    notes.headers.set(HEADERS.renewedRefreshToken, session.renewed.refreshToken);
  }
  // Read with the session and so before any data: an answer never claims to hold more than it does.
  notes.asOf = person.rev;
  return { person, sessionId: session.sessionId };
}

/** Most ms that counting a visit may hold up what was asked for: reads go on while the database is busy with changes. */
const VISIT_WAIT = 500;

/** The first request of a week counts it; any other one costs nothing. */
async function visiting(parts: CampusParts, person: PersonRow, now: Date): Promise<PersonRow> {
  if (person.visited_week === weekOf(now)) return person;
  const counted = parts.store
    .transaction((trx) => recordVisit(trx, person.id, now))
    .then((visit) => {
      parts.announcer.announceAchievements(person.id, visit.achievements, now);
      return visit.person;
    });
  // Late or not at all: the next request of the week counts it.
  counted.catch(() => {});
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<PersonRow>((resolve) => {
    timer = setTimeout(() => resolve(person), VISIT_WAIT);
  });
  return Promise.race([counted, late]).finally(() => clearTimeout(timer));
}

function headerOf({ headers }: AnswerContext, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function sessionOf(sessionParts: SessionParts, answer: AnswerContext, now: Date): Promise<Session> {
  const authorization = headerOf(answer, HEADERS.authorization);
  const accessToken = bearerToken(authorization);
  const refreshToken = headerOf(answer, HEADERS.refreshToken);
  return resolveSession(sessionParts, { accessToken, refreshToken }, answer.catalogue.organisation.id, now);
}

/** Whether the whole operation only begins or ends a session: a token that is over must not stand in its way. */
function endsOrBegins(operation: OperationDefinitionNode | undefined): boolean {
  return (
    operation?.operation === 'mutation' &&
    operation.selectionSet.selections.every(
      (selection) => selection.kind === 'Field' && NEEDS_NO_SESSION.has(selection.name.value),
    )
  );
}

/** The one that is asked of a document's operations: the first, where none is named. */
export function operationOf(document: DocumentNode, name: string | undefined): OperationDefinitionNode | undefined {
  return document.definitions
    .filter((definition) => definition.kind === 'OperationDefinition')
    .find((definition) => name === undefined || definition.name?.value === name);
}

/** NUL and half surrogate pairs are no text: PostgreSQL refuses them, so nobody may store them (SECURITY-4). */
function checkText({ query, variables }: Asked): void {
  if (holdsNoText(query) || holdsNoText(variables))
    throw graphqlError('BAD_REQUEST', 'The text holds characters that are none.');
}

/** Without calling itself: somebody else decides how deep it goes. */
function holdsNoText(value: unknown): boolean {
  const left: unknown[] = [value];
  while (left.length > 0) {
    const one = left.pop();
    if (typeof one === 'string' && /\0|\p{Surrogate}/u.test(one)) return true;
    if (typeof one === 'object' && one !== null) for (const inner of Object.values(one)) left.push(inner);
  }
  return false;
}
