/** Global → why not here. */
export const GLOBALS: Readonly<Record<string, string>> = {
  fetch: 'Talking to the campus is src/wire’s alone: use a read, an offline mutation or a function of src/wire.',
  WebSocket: 'Talking to the campus is src/wire’s alone.',
  localStorage: 'Storage keys belong to src/device: use `localStore` of #device/storage/page-storage.ts.',
  sessionStorage: 'Storage keys belong to src/device: use `sessionStore` of #device/storage/page-storage.ts.',
  indexedDB: 'The databases belong to src/offline.',
  BroadcastChannel: 'The channel belongs to src/offline: use `announce` and `listen` of #offline/channel.ts.',
  caches: 'Cache Storage belongs to src/device and sw: use `keepFiles` of #device/storage/keep-files.ts.',
  navigator: 'The browser as a machine is src/device’s; “online” is what the campus’s answers say (`useOnline`).',
};

/** Folder → globals that it owns. */
const OWNED: Readonly<Record<string, readonly string[]>> = {
  'src/wire': ['fetch', 'WebSocket'],
  'src/offline': ['indexedDB', 'BroadcastChannel', 'navigator'],
  'src/device': ['localStorage', 'sessionStorage', 'caches', 'navigator'],
  'src/app': ['fetch', 'navigator'],
  // On its own host, where the network, the worker and the storage are the host's.
  'src/player': ['fetch', 'navigator', 'localStorage', 'indexedDB'],
  sw: ['fetch', 'caches', 'navigator'],
};

/** Each folder that owns some, as an override. */
export const OWNERS = Object.entries(OWNED).map(([folder, names]) => ({
  includes: [`${folder}/**`],
  linter: {
    rules: {
      style: {
        noRestrictedGlobals: {
          level: 'error',
          options: {
            deniedGlobals: Object.fromEntries(Object.entries(GLOBALS).filter(([name]) => !names.includes(name))),
          },
        },
      },
    },
  },
}));
