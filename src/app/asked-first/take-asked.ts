import * as v from 'valibot';
import { type AskedFirst, type FirstAnswer, questionKey } from './asked-first.ts';

const question = v.object({ query: v.string(), variables: v.optional(v.unknown(), {}) });
const questions = v.pipe(v.string(), v.parseJson(), v.union([v.array(question), question]));

/**
 * The answer to this request, where the page's first script has asked all of it already, as the same person and in the same
 * language; undefined where it has not, and where no answer came. Each answer is taken once.
 */
export async function takeAsked(first: AskedFirst, request: RequestInit): Promise<Response | undefined> {
  const sent = new Headers(request.headers);
  const isTheSame = Object.entries(first.headers).every(([name, value]) => sent.get(name) === value);
  const asked = v.safeParse(questions, request.body);
  if (!isTheSame || !asked.success) return undefined;
  const keys = [asked.output].flat().map(({ query, variables }) => questionKey(query, variables));
  if (keys.some((key) => !first.left.has(key))) return undefined;
  for (const key of keys) first.left.delete(key);
  const answer = await first.answer.catch(() => undefined);
  if (answer === undefined) return undefined;
  const all = answer.body;
  // What is no answer to several questions, a refusal for instance, is everybody's.
  const own = Array.isArray(all) ? keys.map((key) => all[first.questions.indexOf(key)]) : all;
  return asOfNow(answer, Array.isArray(own) && !Array.isArray(asked.output) ? own[0] : own);
}

/** With the date that it would have now: whoever learns the campus's time of it counts from when they asked. */
function asOfNow({ status, headers: received, asked, at }: FirstAnswer, body: unknown): Response {
  const headers = new Headers(received);
  const date = Date.parse(headers.get('date') ?? '');
  const onTheWay = (at - asked) / 2;
  if (!Number.isNaN(date)) headers.set('date', new Date(date + onTheWay + performance.now() - at).toISOString());
  return new Response(JSON.stringify(body) ?? '', { status, headers });
}
