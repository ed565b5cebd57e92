import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HEADERS } from '#campus/headers.ts';
import { createOnlineStore, type OnlineStore } from './online.ts';

/** A browser whose events and questions are the test's. */
let page = new EventTarget();
let questions: ((answer: Response) => void)[] = [];
const says = (event: string) => void page.dispatchEvent(new Event(event));
const campus = () => new Response('', { headers: { [HEADERS.campus]: '1' } });
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 1));
const portal = () => new Response('');

beforeEach(() => {
  page = new EventTarget();
  questions = [];
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => questions.push(resolve)));
});

afterEach(() => vi.unstubAllGlobals());

it('asks the campus itself when the browser says that something has changed', async () => {
  const online = createOnlineStore();
  const heard = vi.fn();
  online.subscribe(heard);
  says('offline');
  expect(online.read()).toBe(true);
  questions.pop()?.(portal());
  await vi.waitFor(() => expect(online.read()).toBe(false));
  says('online');
  questions.pop()?.(campus());
  await vi.waitFor(() => expect(online.read()).toBe(true));
  expect(heard).toHaveBeenCalledTimes(2);
});

it.each([
  ['question', () => says('online')],
  ['request', (online: OnlineStore) => online.reached(true)],
])('does not believe an answer that comes after the one to a later %s', async (_, learnsMore) => {
  const online = createOnlineStore();
  says('offline');
  await aMoment();
  learnsMore(online);
  const [late, ...newer] = questions;
  for (const answer of newer) answer(campus());
  late?.(portal());
  await aMoment();
  expect(online.read()).toBe(true);
});

it('believes its own question more than the answer to an earlier request', async () => {
  const online = createOnlineStore();
  const asked = performance.now();
  await aMoment();
  says('offline');
  online.reached(true, asked);
  questions.pop()?.(portal());
  await vi.waitFor(() => expect(online.read()).toBe(false));
});
