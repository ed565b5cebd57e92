import { createFileRoute } from '@tanstack/react-router';
import { OnThisDeviceScreen } from '#features/saved/on-this-device-screen.tsx';
import { SettingsFrame } from '#features/settings/settings-frame.tsx';

export const Route = createFileRoute('/_campus/settings/on-this-device')({
  component: () => (
    <SettingsFrame at="on-this-device">
      <OnThisDeviceScreen />
    </SettingsFrame>
  ),
});
