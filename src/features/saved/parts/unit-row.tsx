import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactNode, useState } from 'react';
import { useOnline } from '#features/calls/online.ts';
import { sayFailure } from '#features/saved/say-failure.ts';
import type { SavedUnit, SavedUnits, UnitRef } from '#offline/saved/saved-units.ts';
import { Button } from '#ui/actions/button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { RelativeMoment } from '#ui/text/moment.tsx';
import { Text } from '#ui/text/text.tsx';
import * as styles from './saved.css.ts';
import { UnitState } from './unit-state.tsx';

type Props = { saved: SavedUnit; units: SavedUnits; now: Date };

/** One saved unit: how it stands, how big it is, when it was opened, and what can be done with it. */
export function UnitRow({ saved, units, now }: Props): ReactNode {
  return (
    <article className={styles.unit}>
      <UnitLink unit={saved.unit}>{saved.title}</UnitLink>
      <UnitState state={saved.state} />
      {saved.openedAt !== undefined && (
        <Text size="small" tone="muted">
          <Trans>
            Opened <RelativeMoment at={new Date(saved.openedAt)} now={now} />
          </Trans>
        </Text>
      )}
      <Row gap="2xs">
        <WayOn saved={saved} units={units} />
        <Remove saved={saved} units={units} />
      </Row>
    </article>
  );
}

function UnitLink({ unit, children }: { unit: UnitRef; children: ReactNode }): ReactNode {
  const { kind, id, moduleId } = unit;
  const face = { className: styles.unitLink, dir: 'auto', children };
  if (kind === 'MODULE') return <Link to="/program/$id" params={{ id }} {...face} />;
  if (moduleId === undefined) return <Link to="/course/$id" params={{ id }} {...face} />;
  return <Link to="/program/$moduleId/unit/$id" params={{ moduleId, id }} {...face} />;
}

/** What moves it forward from where it stands: pause, go on, update. */
function WayOn({ saved, units }: Omit<Props, 'now'>): ReactNode {
  const online = useOnline();
  const { unit, state } = saved;
  switch (state.is) {
    case 'saving':
      return (
        <Button variant="quiet" size="sm" icon={Pause} onClick={() => sayFailure(units.pause(unit))}>
          <Trans>Pause</Trans>
        </Button>
      );
    case 'paused':
    case 'damaged':
    case 'no-space':
      return (
        <Button
          variant="tonal"
          size="sm"
          icon={Play}
          mirrored
          disabled={!online}
          onClick={() => sayFailure(units.resume(unit))}
        >
          {state.is === 'damaged' ? <Trans>Repair</Trans> : <Trans>Go on</Trans>}
        </Button>
      );
    case 'update-ready':
      return (
        <Button
          variant="tonal"
          size="sm"
          icon={RefreshCw}
          disabled={!online}
          onClick={() => sayFailure(units.update(unit))}
        >
          <Trans>Update</Trans>
        </Button>
      );
    case 'saved':
    case 'not-saved':
      return null;
    default:
      return state satisfies never;
  }
}

/** Asks once: bringing it back costs data. */
function Remove({ saved, units }: Omit<Props, 'now'>): ReactNode {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const remove = (): void => {
    setAsking(false);
    sayFailure(units.remove(saved.unit));
  };
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        icon={Trash2}
        aria-label={t`Remove from this device: ${saved.title}`}
        onClick={() => setAsking(true)}
      >
        <Trans>Remove</Trans>
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={<Trans>Remove from this device?</Trans>}
        actions={
          <>
            <Button variant="outline" onClick={() => setAsking(false)}>
              <Trans>Keep</Trans>
            </Button>
            <Button variant="danger" onClick={remove}>
              <Trans>Remove</Trans>
            </Button>
          </>
        }
      >
        <Text>
          <Trans>You need the internet to open it again. What you did in it stays.</Trans>
        </Text>
      </Dialog>
    </>
  );
}
