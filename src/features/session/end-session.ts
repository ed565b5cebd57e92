import type { Wire } from '#wire/graphql.ts';
import type { Tokens } from '#wire/session-store.ts';

const CLEANUP_TOKENS = `mutation cleanupTokens($refreshToken: String!, $jwt: String!) {
  deleteRefreshToken(id: $refreshToken) { success errors { message } }
  blacklistToken(token: $jwt) { success errors { message } }
}`;

/** Revokes both tokens. Failures are swallowed (B8, logout failures): the device has let go of them either way. */
export async function revokeTokens(wire: Wire, tokens: Tokens): Promise<void> {
  await wire.send({ document: CLEANUP_TOKENS, variables: { ...tokens } }).catch(() => {});
}
