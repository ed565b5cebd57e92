import type { PublicOrganisation } from './organisation.ts';

type Rules = Pick<PublicOrganisation, 'features' | 'traits'>;

/** Paths that need a login (AUTH-3, ROUTE-4), where they are there at all. */
const MEMBER: readonly (readonly [path: RegExp, isThere?: (rules: Rules) => boolean])[] = [
  [/^\/(start|notifications|settings|profile|achievements|certificates|bookmarks|doc-reupload|document-review)(\/|$)/],
  [/^\/(consent|sso\/gast|confirm_private_email|revert_private_email)\/[^/]+$/],
  [/^\/(language-school|surveys|survey|custom-survey|services)(\/|$)/],
  [/^\/program\/[^/]+\/unit\//],
  [/^\/course\/[^/]+\/(lesson|attendance|package|ugc)(\/|$)/],
  [/^\/(community|code-of-conduct\/community)(\/|$)/, ({ features }) => features.showCommunity],
  [/^\/learning-map$/, ({ traits }) => traits.learningMap],
];

/** Whether a visitor at this path is asked to log in, and brought back here. */
export function isMemberPath(pathname: string, rules: Rules): boolean {
  return MEMBER.some(([path, isThere]) => path.test(pathname) && (isThere?.(rules) ?? true));
}
