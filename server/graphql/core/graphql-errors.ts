import { GraphQLError } from 'graphql';

/** Codes of `extensions.code` where a request cannot be answered at all; refusals of the campus are answers instead. */
export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'BAD_REQUEST'
  | 'TOO_COMPLEX'
  | 'RATE_LIMITED'
  | 'STORAGE_FULL'
  | 'OVERLOADED'
  | 'INTERNAL';

const STATUS: Readonly<Record<ErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  BAD_REQUEST: 400,
  TOO_COMPLEX: 400,
  RATE_LIMITED: 429,
  // Whoever queued a change keeps it and comes again (src/wire/wire-fetch.ts).
  STORAGE_FULL: 507,
  OVERLOADED: 503,
  INTERNAL: 500,
};

/** A GraphQL error that decides the HTTP status (SESSION-5). */
export function graphqlError(code: ErrorCode, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status: STATUS[code] } } });
}

/** The same, with the seconds after which it may be asked again. */
export function graphqlErrorUntil(code: ErrorCode, seconds: number): GraphQLError {
  const headers = { 'retry-after': String(seconds) };
  const http = { status: STATUS[code], headers };
  return new GraphQLError('Please come again later.', { extensions: { code, http } });
}

export function unauthenticated(): GraphQLError {
  return graphqlError('UNAUTHENTICATED', 'Sign in first.');
}

/** A document beyond the limits; which limit, and how far, is not said. */
export function tooComplex(): GraphQLError {
  return graphqlError('TOO_COMPLEX', 'This asks for too much at once.');
}

export function isUnauthenticated(error: unknown): boolean {
  return error instanceof GraphQLError && error.extensions.code === ('UNAUTHENTICATED' satisfies ErrorCode);
}
