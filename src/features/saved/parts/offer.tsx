import { Trans } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import { type ReactNode, useState } from 'react';
import { useSavedSnapshot } from '#cache/saved/use-saved-units.ts';
import { isNetworkKnown } from '#device/network/connection.ts';
import { useOnline } from '#features/calls/online.ts';
import { Cost } from '#features/saved/cost.tsx';
import type { NotBegun, SavedUnits, UnitRef } from '#offline/saved/saved-units.ts';
import { Button } from '#ui/actions/button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { FileSize } from '#ui/text/file-name.tsx';
import { Text } from '#ui/text/text.tsx';
import { NotBegunMessage } from './not-begun.tsx';
import { useLook } from './use-look.ts';

type Props = { unit: UnitRef; title: string; units: SavedUnits; isScarce: boolean };

/** Size and price before the first byte; what cannot be had offline says so before the tap. */
export function Offer({ unit, title, units, isScarce }: Props): ReactNode {
  const online = useOnline();
  const { settings } = useSavedSnapshot();
  const weight = useLook(units, unit);
  const [failed, setFailed] = useState<NotBegun>();
  const save = async (): Promise<void> => {
    setFailed(undefined);
    // The engine itself may not be here yet, and cannot come now.
    setFailed(await units.save(unit, { title }).catch((): NotBegun => 'offline'));
  };
  return (
    <Stack gap="2xs" align="start">
      <Button variant="outline" icon={Download} disabled={!online} onClick={() => void save()}>
        {weight === undefined ? (
          <Trans>Save offline</Trans>
        ) : (
          <Trans>
            Save offline · <FileSize bytes={weight.size} />
          </Trans>
        )}
      </Button>
      <Text as="div" size="small" tone="muted">
        {!online && <Trans>You need the internet to save it.</Trans>}
        {online && weight !== undefined && <Cost bytes={weight.toFetch} settings={settings} />}
        {online && settings.wifiOnly && !isNetworkKnown() && (
          <div>
            <Trans>This browser does not tell whether this is Wi-Fi.</Trans>
          </div>
        )}
        {online && isScarce && (
          <div>
            <Trans>Wi-Fi recommended</Trans>
          </div>
        )}
      </Text>
      {failed !== undefined && (
        <Text role="alert" size="small">
          <NotBegunMessage because={failed} />
        </Text>
      )}
    </Stack>
  );
}
