/**
 * Whose login or registration: the organisation's own or a partner's, for everybody or for a target group
 * (ROUTE-3).
 */
export type AuthPlace = {
  /** The partner's name in the path `/partner/{name}`. */
  partner?: string | undefined;
  /** `{value}` of `/login/{value}` and `/register/{value}`: a target group path. */
  targetGroup?: string | undefined;
};

export type AuthPage = 'login' | 'register' | 'register/email' | 'forgot-password';

/** `{subOrgPath}` of the specification: empty for the organisation itself. */
export function partnerPath({ partner }: AuthPlace): string {
  return partner === undefined ? '' : `/partner/${encodeURIComponent(partner)}`;
}

/** The address of a page of the same organisation or partner. A partner's pages, and the one for a new password, know no target group. */
export function authPath(page: AuthPage, place: AuthPlace): string {
  const { partner, targetGroup } = place;
  const hasGroup = partner === undefined && targetGroup !== undefined && page !== 'forgot-password';
  return `${partnerPath(place)}/${page}${hasGroup ? `/${encodeURIComponent(targetGroup)}` : ''}`;
}
