import * as v from 'valibot';
import { isSecureOrLoopback } from './identity-client-file.ts';

/** The connector to people's data wallets (WALLET-1), or `demo`. */
export const walletFile = v.union(
  [
    v.literal('demo'),
    v.strictObject({
      url: v.pipe(
        v.string(),
        v.check(
          (text) => URL.canParse(text) && isSecureOrLoopback(new URL(text)) && !text.endsWith('/'),
          'the https address of a connector, without a slash at its end',
        ),
      ),
      /** Its prefix keeps a campus file from naming a secret of the server that was never meant for a connector. */
      tokenEnv: v.pipe(
        v.string(),
        v.regex(/^WALLET_[A-Z0-9_]{1,80}$/, 'the name of an environment variable like WALLET_TOKEN'),
      ),
    }),
  ],
  'demo, or {url, tokenEnv} of a connector',
);
