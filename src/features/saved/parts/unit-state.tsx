import { Trans, useLingui } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import CirclePause from 'lucide-react/icons/circle-pause';
import CloudAlert from 'lucide-react/icons/cloud-alert';
import type { ComponentProps, ReactNode } from 'react';
import { isNetworkKnown } from '#device/network/connection.ts';
import type { PausedBecause, SavedState } from '#offline/saved/saved-units.ts';
import { Chip } from '#ui/cards/chip.tsx';
import { ProgressBar } from '#ui/status/progress-bar.tsx';
import { FileSize } from '#ui/text/file-name.tsx';
import * as styles from './saved.css.ts';

/** How a unit stands on the device, in words, with its size. The tick stands only for every byte. */
export function UnitState({ state }: { state: SavedState }): ReactNode {
  switch (state.is) {
    case 'not-saved':
      return null;
    case 'saving':
      return <Download done={state.done} size={state.size} />;
    case 'paused':
      return (
        <Download done={state.done} size={state.size}>
          <Chip icon={CirclePause}>
            <Reason because={state.because} />
          </Chip>
        </Download>
      );
    case 'saved':
      return (
        <Line tone="success" icon={CircleCheck} bytes={state.size}>
          <Trans>On this device</Trans>
        </Line>
      );
    case 'update-ready':
      return (
        <Line tone="info" bytes={state.toFetch}>
          <Trans>Update ready</Trans>
        </Line>
      );
    case 'damaged':
      return (
        <Line tone="warning" icon={CloudAlert} bytes={state.toFetch}>
          <Trans>Something is missing</Trans>
        </Line>
      );
    case 'no-space':
      return (
        <Line tone="danger" icon={CloudAlert} bytes={state.size}>
          <Trans>Not enough space</Trans>
        </Line>
      );
    default:
      return state satisfies never;
  }
}

type LineProps = ComponentProps<typeof Chip> & { bytes: number };

function Line({ bytes, ...chip }: LineProps): ReactNode {
  return (
    <div className={styles.state}>
      <Chip {...chip} />
      <FileSize bytes={bytes} />
    </div>
  );
}

function Download({ done, size, children }: { done: number; size: number; children?: ReactNode }): ReactNode {
  const { t } = useLingui();
  return (
    <>
      <ProgressBar value={size === 0 ? 0 : done / size} label={t`Download`} />
      <div className={styles.state}>
        {children}
        <span>
          <Trans>
            <FileSize bytes={done} /> of <FileSize bytes={size} />
          </Trans>
        </span>
      </div>
    </>
  );
}

/** Why a download stands still. */
export function Reason({ because }: { because: PausedBecause }): ReactNode {
  switch (because) {
    case 'learner':
      return <Trans>Paused</Trans>;
    case 'offline':
      return <Trans>Waits for a connection</Trans>;
    case 'wifi-only':
      return isNetworkKnown() ? (
        <Trans>Waits for Wi-Fi</Trans>
      ) : (
        <Trans>This browser does not tell whether this is Wi-Fi.</Trans>
      );
    case 'cap':
      return <Trans>This month’s data is used up</Trans>;
    case 'server':
      return <Trans>The campus cannot answer right now. It goes on by itself.</Trans>;
    case 'damaged':
      return <Trans>The download was damaged. Please try again.</Trans>;
    case 'language':
      return <Trans>Will be in your language once you are online</Trans>;
    case 'trouble':
      return <Trans>Something went wrong. Please try again.</Trans>;
    default:
      return because satisfies never;
  }
}
