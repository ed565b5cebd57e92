import * as v from 'valibot';

/** What connects an organisation to its people's data wallets (WALLET-1). The secret is never stored, only where it is found. */
export const walletSchema = v.union([
  /** The counterpart that the server itself brings, on loopback: nothing of it is real (WALLET-6). */
  v.literal('demo'),
  v.object({ url: v.string(), tokenEnv: v.string() }),
]);
export type WalletSettings = v.InferOutput<typeof walletSchema>;

export const walletAttributeSchema = v.object({ name: v.string(), value: v.string() });
export type WalletAttribute = v.InferOutput<typeof walletAttributeSchema>;
