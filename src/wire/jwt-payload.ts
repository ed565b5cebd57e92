/** What a JWT says, decoded only, never verified: the server alone trusts tokens. Undefined where it is none. */
export function jwtPayload(jwt: string): unknown {
  const payload = jwt.split('.')[1];
  if (payload === undefined) return undefined;
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
