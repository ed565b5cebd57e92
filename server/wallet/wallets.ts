import { WALLET_WAIT } from '#campus/own-limits.ts';
import type { WalletSettings } from '#server/model/wallet-shape.ts';
import { type DemoWallet, openDemoWallet } from './demo-wallet.ts';
import { createWalletConnector, type WalletConnector } from './wallet-connector.ts';

/** The wallet connectors of the organisations. */
export interface Wallets {
  /** Undefined: the environment has no secret for it. */
  of(settings: WalletSettings): Promise<WalletConnector | undefined>;
  close(): Promise<void>;
}

/** `secretOf`: the value of an environment variable whose name an organisation's file gives. `wait`: for one call, ms. */
export function createWallets(secretOf: (name: string) => string | undefined, wait: number = WALLET_WAIT): Wallets {
  let demo: Promise<DemoWallet> | undefined;
  return {
    async of(settings) {
      if (settings === 'demo') {
        // Nobody who does not try it needs its port.
        demo ??= openDemoWallet();
        const { url, token } = await demo;
        return createWalletConnector(url, token, wait);
      }
      const token = secretOf(settings.tokenEnv);
      return token === undefined ? undefined : createWalletConnector(settings.url, token, wait);
    },
    close: async () => (await demo)?.close(),
  };
}
