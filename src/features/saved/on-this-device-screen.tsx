import { Trans } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { type ReactNode, useState } from 'react';
import { useSavedSnapshot, useSavedUnits } from '#cache/saved/use-saved-units.ts';
import { useOnline } from '#features/calls/online.ts';
import { OutboxPanel } from '#features/sync/outbox-panel.tsx';
import type { SavedSnapshot, SavedUnits } from '#offline/saved/saved-units.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { PocketCampus } from '#ui/drawings/pocket-campus.tsx';
import { List } from '#ui/layout/list.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { EmptyState } from '#ui/status/empty-state.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { DataMeter } from './parts/data-meter.tsx';
import { KeepingChoices } from './parts/keeping-choices.tsx';
import { StorageBar } from './parts/storage-bar.tsx';
import { UnitRow } from './parts/unit-row.tsx';
import { sayFailure } from './say-failure.ts';

const LinkButton = createLink(ButtonLink);

/**
 * /settings/on-this-device (OFFLINE-11): what waits to be sent, what is kept, how much space it takes and what it costs.
 * What is kept comes last, since it is looked up only once the screen is there.
 */
export function OnThisDeviceScreen(): ReactNode {
  const units = useSavedUnits();
  const snapshot = useSavedSnapshot();
  return (
    <Page width="reader">
      <Heading level={1}>
        <Trans>On this device</Trans>
      </Heading>
      <Stack as="section" gap="md">
        <Heading level={2}>
          <Trans>Your changes</Trans>
        </Heading>
        <OutboxPanel />
      </Stack>
      {units !== undefined && snapshot.ready && <Saved units={units} snapshot={snapshot} />}
    </Page>
  );
}

function Saved({ units, snapshot }: { units: SavedUnits; snapshot: SavedSnapshot }): ReactNode {
  return (
    <>
      <StorageBar usage={snapshot.usage} />
      <Stack as="section" gap="md">
        <Row justify="between">
          <Heading level={2}>
            <Trans>Saved courses</Trans>
          </Heading>
          <UpdateAll units={units} snapshot={snapshot} />
        </Row>
        {snapshot.units.length === 0 ? <NothingSaved /> : <Units units={units} snapshot={snapshot} />}
      </Stack>
      <KeepingChoices units={units} settings={snapshot.settings} />
      <DataMeter units={units} settings={snapshot.settings} usage={snapshot.usage} />
    </>
  );
}

function Units({ units, snapshot }: { units: SavedUnits; snapshot: SavedSnapshot }): ReactNode {
  // One moment for all rows, so that they agree with each other.
  const [now] = useState(() => new Date());
  return (
    <List>
      {snapshot.units.map((saved) => (
        <li key={saved.key}>
          <UnitRow saved={saved} units={units} now={now} />
        </li>
      ))}
    </List>
  );
}

function UpdateAll({ units, snapshot }: { units: SavedUnits; snapshot: SavedSnapshot }): ReactNode {
  const online = useOnline();
  const old = snapshot.units.some(({ state }) => state.is === 'update-ready' || state.is === 'damaged');
  if (!old) return null;
  return (
    <Button variant="tonal" size="sm" icon={RefreshCw} disabled={!online} onClick={() => sayFailure(units.updateAll())}>
      <Trans>Update all</Trans>
    </Button>
  );
}

function NothingSaved(): ReactNode {
  return (
    <EmptyState
      drawing={<PocketCampus />}
      action={
        <LinkButton to="/explore" variant="tonal">
          <Trans>Explore courses</Trans>
        </LinkButton>
      }
    >
      <Trans>Save a course while you have Wi-Fi. Then learn anywhere.</Trans>
    </EmptyState>
  );
}
