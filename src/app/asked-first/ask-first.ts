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
  const answers = questionsAt(location.pathname, ofPage).map((question) => {
    const answer = answerTo(question, headers);
    // Whoever takes it asks again; nobody may.
    answer.catch(() => {});
    return [questionKey(question.query, question.variables), answer] as const;
  });
  window.askedFirst = { headers, answers: new Map(answers) };
}

async function answerTo(question: unknown, headers: AskedFirst['headers']): Promise<FirstAnswer> {
  const asked = performance.now();
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { ...headers, accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(question),
    signal: AbortSignal.timeout(REQUEST_TIMEOUT),
  });
  return { response, asked, at: performance.now() };
}
