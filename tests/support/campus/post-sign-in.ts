import type { TestCampus } from './campus.ts';

/** What the app sends of a sign-in elsewhere that came back: the status, and what is in the answer. */
export async function postSignIn(
  campus: Pick<TestCampus, 'get'>,
  { origin, organisationId, cookie }: { origin: string; organisationId: string; cookie: string },
  body: Record<string, unknown>,
) {
  const answer = await campus.get(`/api/openid/callback/${organisationId}`, {
    origin,
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', cookie },
  });
  const parsed = await answer.json();
  return { status: answer.status, headers: answer.headers, data: parsed.data, code: parsed.errors?.[0]?.message };
}
