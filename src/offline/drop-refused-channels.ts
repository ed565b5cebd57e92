import { CHANNEL } from './names.ts';

/**
 * Takes channels away from a page whose browser refuses them with all site data (Firefox), as if it had none: Dexie opens one
 * as it is loaded, and would not load.
 */
export function dropRefusedChannels(): void {
  try {
    new BroadcastChannel(CHANNEL).close();
  } catch {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  }
}
