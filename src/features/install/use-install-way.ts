import { useSyncExternalStore } from 'react';
import type { InstallWay } from '#campus/install/install-way.ts';
import { installPrompt } from '#device/install/install-prompt.ts';

/** How this device can install the app now. */
export function useInstallWay(): InstallWay {
  return useSyncExternalStore(installPrompt.subscribe, installPrompt.read);
}
