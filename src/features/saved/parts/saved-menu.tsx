import { Trans, useLingui } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import CircleCheck from 'lucide-react/icons/circle-check';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactNode, useState } from 'react';
import { useOnline } from '#features/calls/online.ts';
import { sayFailure } from '#features/saved/say-failure.ts';
import type { SavedUnits, UnitRef } from '#offline/saved/saved-units.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { FileSize } from '#ui/text/file-name.tsx';
import { Text } from '#ui/text/text.tsx';
import * as styles from './saved.css.ts';

const LinkButton = createLink(ButtonLink);

type Props = { unit: UnitRef; units: SavedUnits; title: string; size: number };

/** The tick: every byte is here. Behind it what can be done with it. */
export function SavedMenu({ unit, units, title, size }: Props): ReactNode {
  const { t } = useLingui();
  const online = useOnline();
  const [open, setOpen] = useState(false);
  const act = (command: Promise<void>): void => {
    setOpen(false);
    sayFailure(command);
  };
  return (
    <>
      <Button
        variant="outline"
        icon={CircleCheck}
        className={styles.tick}
        aria-haspopup="dialog"
        aria-label={t`On this device: ${title}`}
        onClick={() => setOpen(true)}
      >
        <Trans>On this device</Trans>
      </Button>
      <Sheet open={open} onClose={() => setOpen(false)} title={<Trans>On this device</Trans>}>
        <Stack gap="sm" align="start">
          <Text tone="muted">
            <Trans>
              Everything opens without the internet. It takes up <FileSize bytes={size} />.
            </Trans>
          </Text>
          <Button variant="quiet" icon={RefreshCw} disabled={!online} onClick={() => act(units.update(unit))}>
            <Trans>Update</Trans>
          </Button>
          <Button variant="dangerQuiet" icon={Trash2} onClick={() => act(units.remove(unit))}>
            <Trans>Remove from this device</Trans>
          </Button>
          <LinkButton to="/settings/on-this-device" variant="quiet" onClick={() => setOpen(false)}>
            <Trans>All saved courses</Trans>
          </LinkButton>
        </Stack>
      </Sheet>
    </>
  );
}
