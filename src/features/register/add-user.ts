import { typedEmail } from '#campus/account/email-address.ts';
import { LANGUAGE_IDS, type LanguageCode } from '#campus/languages.ts';
import type { SignInTenant } from '#features/auth-screens/sign-in.ts';
import { ask } from '#wire/ask.ts';
import type { Wire } from '#wire/graphql.ts';
import { mutationAnswer } from '#wire/mutate.ts';

const ADD_USER = `mutation addUser(
  $email: String!, $password: String!, $preferredLanguageId: ID, $registrationReferrer: String, $orgId: ID, $subOrgId: ID
  $targetGroupPath: String
) {
  addUser(
    email: $email, password: $password, preferredLanguageId: $preferredLanguageId
    registrationReferrer: $registrationReferrer, orgId: $orgId, subOrgId: $subOrgId, targetGroupPath: $targetGroupPath
  ) {
    success
    errors { message }
  }
}`;

export type NewAccount = { email: string; password: string; language: LanguageCode };

/**
 * Asks for an account. The codes that the campus refuses it with, none where a mail is on its way. The e-mail is trimmed,
 * the password never (AUTH-11). Throws a `CampusError` where there was no answer.
 */
export async function addUser(
  wire: Wire,
  { organisation, subOrgId, targetGroup }: SignInTenant,
  { email, password, language }: NewAccount,
  referrer: string | undefined,
): Promise<string[]> {
  const variables = {
    email: typedEmail(email),
    password,
    preferredLanguageId: LANGUAGE_IDS[language],
    registrationReferrer: referrer,
    orgId: organisation.id,
    subOrgId,
    targetGroupPath: targetGroup,
  };
  const { success, errors } = await ask(wire, { field: 'addUser', document: ADD_USER, variables }, mutationAnswer);
  if (success) return [];
  return errors.length > 0 ? errors.map(({ message }) => message) : ['INVALID_INPUT'];
}
