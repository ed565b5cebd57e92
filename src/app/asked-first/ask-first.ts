import { LANGUAGE_IDS, type LanguageCode } from '#campus/languages.ts';
import { REQUEST_TIMEOUT } from '#campus/limits.ts';
import { HEADERS } from '#campus/network/headers.ts';
import { type FirstQuestions, questionsAt } from '#campus/page/first-questions.ts';
import { localStore } from '#device/storage/page-storage.ts';
import { STORAGE_KEYS } from '#device/storage/storage-keys.ts';
import { type AskedFirst, type FirstAnswer, questionKey } from './asked-first.ts';

/**
 * Asks what stands in the page for it (`src/campus/page/first-questions.ts`), where somebody is signed in: the answers come
 * beside the scripts, and not after them. Without the token that renews a session: who takes an answer (take-asked.ts)
 * may not be there to keep a new one.
 */
export function askFirst(language: LanguageCode): void {
  const text = document.getElementById('first-questions')?.textContent;
  const jwt = localStore.get(STORAGE_KEYS.jwt);
  if (!text || jwt === undefined || localStore.get(STORAGE_KEYS.refreshToken) === undefined) return;
  // What whoever answered the navigation has written into this very page.
  const ofPage: FirstQuestions = JSON.parse(text);
  const headers = {
    [HEADERS.authorization]: `Bearer ${jwt}`,
    [HEADERS.preferredLanguage]: LANGUAGE_IDS[language],
  };
  const questions = questionsAt(location.pathname, ofPage);
  if (questions.length === 0) return;
  const answer = answerTo(questions, headers);
  // Whoever takes it asks again; nobody may.
  answer.catch(() => {});
  const keys = questions.map(({ query, variables }) => questionKey(query, variables));
  window.askedFirst = { headers, questions: keys, left: new Set(keys), answer };
}

async function answerTo(questions: readonly unknown[], headers: AskedFirst['headers']): Promise<FirstAnswer> {
  const asked = performance.now();
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { ...headers, accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(questions),
    signal: AbortSignal.timeout(REQUEST_TIMEOUT),
  });
  const body: unknown = await response.json().catch(() => undefined);
  return { status: response.status, headers: response.headers, body, asked, at: performance.now() };
}
