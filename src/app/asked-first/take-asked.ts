import * as v from 'valibot';
import { type AskedFirst, type FirstAnswer, questionKey } from './asked-first.ts';

const question = v.object({ query: v.string(), variables: v.optional(v.unknown(), {}) });

/**
 * The answer to this request, where the page's first script has asked the same already, as the same person and in the same
 * language; undefined where it has not, and where no answer came. Each answer is taken once.
 */
export async function takeAsked(
  { headers, answers }: AskedFirst,
  { body, headers: wanted }: RequestInit,
): Promise<Response | undefined> {
  const sent = new Headers(wanted);
  if (typeof body !== 'string' || Object.entries(headers).some(([name, value]) => sent.get(name) !== value)) return;
  const asked = v.safeParse(question, JSON.parse(body));
  if (!asked.success) return;
  const key = questionKey(asked.output.query, asked.output.variables);
  const answer = answers.get(key);
  answers.delete(key);
  return answer?.then(asOfNow, () => undefined);
}

/** With the date that it would have now: whoever learns the campus's time of it counts from when they asked. */
function asOfNow({ response, asked, at }: FirstAnswer): Response {
  const headers = new Headers(response.headers);
  const date = Date.parse(headers.get('date') ?? '');
  const onTheWay = (at - asked) / 2;
  if (!Number.isNaN(date)) headers.set('date', new Date(date + onTheWay + performance.now() - at).toISOString());
  return new Response(response.body, { status: response.status, headers });
}
