import type { BrowserContext } from '@playwright/test';
import { STORAGE_KEYS } from '#device/storage-keys.ts';

/** Signed in as if the page before had done it: what is measured is the first page that this browser ever opens. */
export async function signIn(context: BrowserContext, origin: string): Promise<void> {
  const answer = await context.request.post(`${origin.replace(/\/\/[^:]+/, '//127.0.0.1')}/graphql`, {
    headers: { host: new URL(origin).host },
    data: {
      query: 'mutation($e: String!, $p: String!) { login(email: $e, password: $p) { token refreshToken } }',
      variables: { e: 'amal@lantern.example', p: 'lantern-demo-1' },
    },
  });
  const { login } = (await answer.json()).data;
  await context.addInitScript(
    ({ keys, tokens }) => {
      // An empty page has none.
      if (location.protocol !== 'http:' || localStorage.getItem(keys.jwt) !== null) return;
      localStorage.setItem(keys.jwt, tokens.token);
      localStorage.setItem(keys.refreshToken, tokens.refreshToken);
    },
    { keys: STORAGE_KEYS, tokens: login },
  );
}
