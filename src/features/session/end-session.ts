import type { Wire } from '#wire/graphql.ts';
import type { Tokens } from '#wire/session-store.ts';

const CLEANUP_TOKENS = `mutation cleanupTokens($refreshToken: String!, $jwt: String!) {
  deleteRefreshToken(id: $refreshToken) { success errors { message } }
  blacklistToken(token: $jwt) { success errors { message } }
}`;

/** Ends the session; its JWTs end with it, so that a revocation that waited for the network carries no other token. */
const DELETE_REFRESH_TOKEN = `mutation deleteRefreshToken($refreshToken: String!) {
  deleteRefreshToken(id: $refreshToken) { success errors { message } }
}`;

/** Revokes both tokens. False where the campus could not be reached (SESSION-12): the device lets go of them anyway. */
export async function revokeTokens(wire: Wire, tokens: Tokens): Promise<boolean> {
  return isDelivered(wire.send({ document: CLEANUP_TOKENS, variables: { ...tokens } }));
}

/** Ends a session whose logout had no network. False where the campus still could not be reached. */
export async function revokeLater(wire: Wire, refreshToken: string): Promise<boolean> {
  return isDelivered(wire.send({ document: DELETE_REFRESH_TOKEN, variables: { refreshToken } }));
}

function isDelivered(sending: Promise<unknown>): Promise<boolean> {
  return sending.then(
    () => true,
    () => false,
  );
}
