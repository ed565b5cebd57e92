import type { ReactNode } from 'react';
import { WalletConnection } from '#features/wallet/wallet-connection.tsx';
import { Panel } from './panel.tsx';

/** The data wallet (WALLET-2). */
export function WalletPanel(): ReactNode {
  return (
    <Panel of="wallet">
      <WalletConnection />
    </Panel>
  );
}
