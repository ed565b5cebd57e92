/**
 * Loaded before anything else (`node --import`): Dexie takes the database of the globals when it is imported, and would
 * tell other tabs by the real channel, whose time is not the simulator's.
 */
import 'fake-indexeddb/auto';

Reflect.deleteProperty(globalThis, 'BroadcastChannel');
