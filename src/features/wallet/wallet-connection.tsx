import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import Wallet from 'lucide-react/icons/wallet';
import type { ReactNode } from 'react';
import { useCampusQuery } from '#cache/use-campus-query.ts';
import { isWalletConnected } from '#campus/account/wallet-connected.ts';
import { CallFailure } from '#features/calls/call-failure.tsx';
import { NeedsConnection } from '#features/calls/needs-connection.tsx';
import { useOnline } from '#features/calls/online.ts';
import { useCampusCall } from '#features/calls/use-campus-call.ts';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { useSession } from '#features/session/session.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Banner } from '#ui/status/banner.tsx';
import { FreshnessLine } from '#ui/status/freshness-line.tsx';
import { Text } from '#ui/text/text.tsx';
import { mutate } from '#wire/mutate.ts';
import { type WalletRelationship, walletQueries } from './queries.ts';
import { useWalletPoll } from './use-wallet-poll.ts';
import * as styles from './wallet.css.ts';

/** Nothing about the person is asked of their wallet (WALLET-3). */
const CREATE_IDAS_RELATIONS = `mutation CreateIdasRelations($withRequestedAttributes: Boolean = false) {
  updateViewer(actions: [{ createIdasRelationship: { withRequestedAttributes: $withRequestedAttributes } }]) {
    success
    errors { message }
  }
}`;

/** The person's data wallet: not there, to be linked, waited for, or connected (WALLET-4). */
export function WalletConnection(): ReactNode {
  const { dataWallet } = useOrganisation();
  return (
    <>
      <Text>
        <Trans>A data wallet is an app in which you keep proofs about yourself. You decide who sees which.</Trans>
      </Text>
      {dataWallet === null ? (
        <Banner>
          <Trans>Data wallets are not available here.</Trans>
        </Banner>
      ) : (
        <>
          {dataWallet.isDemo && (
            <Banner kind="warning">
              <Trans>This is a demonstration: the wallet behind it is not a real one.</Trans>
            </Banner>
          )}
          <Connection />
        </>
      )}
    </>
  );
}

function Connection(): ReactNode {
  const { data, at, isStale } = useCampusQuery(walletQueries.mine());
  const relationship = data.viewer.idasRelationship;
  const isConnected = relationship !== null && isWalletConnected(relationship);
  return (
    <Stack gap="md" align="start">
      <FreshnessLine at={at} isStale={isStale} />
      {isConnected && (
        <Banner kind="success" role="status">
          <Trans>Your data wallet is connected.</Trans>
        </Banner>
      )}
      {relationship === null && (
        <Invite>
          <Trans>Link my wallet</Trans>
        </Invite>
      )}
      {relationship !== null && !isConnected && <Waiting relationship={relationship} />}
    </Stack>
  );
}

/** Makes an invitation, the first one or another one. */
function Invite({ children }: { children: ReactNode }): ReactNode {
  const { wire } = useSession();
  const client = useQueryClient();
  const online = useOnline();
  const { pending, failure, run } = useCampusCall();
  const invite = (): void =>
    void run(async () => {
      await mutate(wire, 'updateViewer', CREATE_IDAS_RELATIONS, { withRequestedAttributes: false });
      await client.refetchQueries({ queryKey: walletQueries.mine().key });
    });
  return (
    <Stack gap="xs" align="start">
      <CallFailure failure={failure} />
      {online ? (
        <Button icon={Wallet} pending={pending} onClick={invite}>
          {children}
        </Button>
      ) : (
        <NeedsConnection />
      )}
    </Stack>
  );
}

/** The code for another device, the link for this one. What is shown is good only with a network. */
function Waiting({ relationship: { tokenImage, link } }: { relationship: WalletRelationship }): ReactNode {
  const { t } = useLingui();
  const online = useOnline();
  const { hasStopped, goOn } = useWalletPoll(online);
  if (!online) return <NeedsConnection />;
  return (
    <Stack gap="md" align="start">
      {link !== null && (
        <Stack gap="2xs" align="start">
          <Text>
            <Trans>Is your wallet on this device?</Trans>
          </Text>
          <ButtonLink href={link} target="_blank" rel="noopener noreferrer" icon={Wallet}>
            <Trans>Open my wallet</Trans>
          </ButtonLink>
        </Stack>
      )}
      {tokenImage !== null && (
        <Stack gap="2xs" align="start">
          <Text>
            <Trans>Is it on another one? Scan this code with it.</Trans>
          </Text>
          <img src={tokenImage} alt={t`QR code for your wallet`} className={styles.code} />
        </Stack>
      )}
      <Text role="status" tone="muted">
        {hasStopped ? <Trans>No wallet has answered yet.</Trans> : <Trans>Waiting for your wallet…</Trans>}
      </Text>
      {hasStopped && (
        <>
          <Button variant="outline" onClick={goOn}>
            <Trans>Wait longer</Trans>
          </Button>
          <Invite>
            <Trans>Show a new code</Trans>
          </Invite>
        </>
      )}
    </Stack>
  );
}
