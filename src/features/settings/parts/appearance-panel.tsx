import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { localStore } from '#device/storage/page-storage.ts';
import { STORAGE_KEYS } from '#device/storage/storage-keys.ts';
import { Text } from '#ui/text/text.tsx';
import { applyMode } from '#ui/theme/apply-theme.ts';
import { Options } from './options.tsx';
import { Panel } from './panel.tsx';

const MODES = ['system', 'light', 'dark'] as const;
type Mode = (typeof MODES)[number];

/** Light, dark, or as the device has it; of this device, whoever uses it. */
export function AppearancePanel(): ReactNode {
  const [mode, setMode] = useState<Mode>(
    () => MODES.find((each) => each === localStore.get(STORAGE_KEYS.colourMode)) ?? 'system',
  );
  const choose = (next: Mode): void => {
    localStore.set(STORAGE_KEYS.colourMode, next);
    applyMode(next);
    setMode(next);
  };
  return (
    <Panel of="appearance">
      <Options
        legend={<Trans>Light or dark</Trans>}
        options={[
          { value: 'system', label: <Trans>Like the device</Trans> },
          { value: 'light', label: <Trans>Light</Trans> },
          { value: 'dark', label: <Trans>Dark</Trans> },
        ]}
        value={mode}
        onChoose={choose}
      />
      <Text size="small" tone="muted">
        <Trans>This counts on this device only.</Trans>
      </Text>
    </Panel>
  );
}
