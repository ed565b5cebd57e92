import { createFileRoute } from '@tanstack/react-router';
import { OnThisDeviceScreen } from '#features/saved/on-this-device-screen.tsx';

export const Route = createFileRoute('/_campus/settings/on-this-device')({ component: OnThisDeviceScreen });
