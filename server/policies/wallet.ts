import type { Organisation } from '#server/model/shapes.ts';
import type { WalletSettings } from '#server/model/wallet-shape.ts';

/** What connects to wallets; null where the organisation has no connector, or shows nothing of wallets (WALLET-1). */
export function walletOf({ wallet, features }: Pick<Organisation, 'wallet' | 'features'>): WalletSettings | null {
  return features.showIdasIntegrationOptions ? wallet : null;
}
