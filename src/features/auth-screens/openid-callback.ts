import * as v from 'valibot';
import { LANGUAGE_IDS, type LanguageCode } from '#campus/languages.ts';
import { keptReferrer, type SignInElsewhere } from '#device/session/session.ts';
import { isPhone, visitorId } from '#device/session/visitor-id.ts';
import { type NewSession, preferredLanguage } from '#features/session/new-session.ts';
import { CampusError } from '#wire/campus-failure.ts';
import type { Rest } from '#wire/rest.ts';
import type { OpenIdSearch } from './openid-search.ts';

const answer = v.object({
  data: v.object({
    token: v.string(),
    refreshToken: v.string(),
    accessPortalPath: v.optional(v.nullable(v.string()), null),
    preferredLanguage,
  }),
});

type Exchange = {
  orgId: string;
  search: OpenIdSearch;
  signIn: SignInElsewhere;
  subOrgId: string | undefined;
  language: LanguageCode;
};

/** Exchanges what the provider gave for a session of ours (AUTH-15). Throws a `CampusError`. */
export async function exchangeOpenId(
  rest: Rest,
  { orgId, search, signIn, subOrgId, language }: Exchange,
): Promise<NewSession> {
  const { error } = search;
  if (error !== undefined) throw new CampusError({ kind: 'refused', code: error });
  const data = await rest({
    path: `/api/openid/callback/${encodeURIComponent(orgId)}`,
    method: 'POST',
    body: {
      ...search,
      register: signIn.register,
      fingerprint: visitorId(),
      mobile: isPhone(),
      preferred_language_id: LANGUAGE_IDS[language],
      registration_referrer: keptReferrer(),
      sub_organization_id: subOrgId,
      target_group_path: signIn.targetGroup,
    },
  });
  const parsed = v.safeParse(answer, data);
  // 'Could not receive token from the API' (AUTH-15).
  if (!parsed.success) throw new CampusError({ kind: 'garbled', where: 'openid callback' });
  const { token, refreshToken, ...person } = parsed.output.data;
  return { ...person, jwt: token, refreshToken };
}
