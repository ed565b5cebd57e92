import type { BrowserContext } from '@playwright/test';
import { STORAGE_KEYS } from '#device/storage/storage-keys.ts';

const LOGIN = 'mutation($e: String!, $p: String!) { login(email: $e, password: $p) { token refreshToken } }';

/**
 * Signed in as if the page before had done it, and that in this week: what is measured is the first page that this browser ever
 * opens, and not that a person's first request of a week is an act of theirs, after which a page asks again.
 */
export async function signIn(context: BrowserContext, origin: string): Promise<void> {
  const ask = async (data: object, headers: Record<string, string> = {}) => {
    const address = `${origin.replace(/\/\/[^:]+/, '//127.0.0.1')}/graphql`;
    const answer = await context.request.post(address, { headers: { host: new URL(origin).host, ...headers }, data });
    return (await answer.json()).data;
  };
  const variables = { e: 'amal@lantern.example', p: 'lantern-demo-1' };
  const { login } = await ask({ query: LOGIN, variables });
  await ask({ query: '{ me { id } }' }, { authorization: `Bearer ${login.token}` });
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
