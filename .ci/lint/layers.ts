/** Folder of src → the other folders of src it may import. Arrows point down, never up. */
export const LAYERS: Readonly<Record<string, readonly string[]>> = {
  campus: [],
  wire: ['campus'],
  offline: ['campus', 'wire'],
  cache: ['campus', 'wire', 'offline'],
  i18n: ['campus', 'wire'],
  device: ['campus', 'wire', 'offline'],
  ui: ['i18n', 'campus'],
  storage: ['campus', 'wire', 'offline', 'cache', 'device'],
  // Runs on the content host, beside code of others: nothing of the app is in it.
  player: ['campus'],
  features: ['campus', 'wire', 'offline', 'cache', 'i18n', 'device', 'ui'],
  // What rows on the device are read as: the page and the worker ask it.
  reads: ['campus', 'cache', 'offline', 'features'],
  routes: ['features', 'cache', 'ui', 'campus'],
};

/** Folder of the server → the other folders of the server it may import: only such as stand above it here. */
export const SERVER_LAYERS: Readonly<Record<string, readonly string[]>> = {
  // What is stored and read back: texts by language, contents, outcomes. Pure.
  model: [],
  // What the process itself is about: its settings, its turns, work in the background.
  runtime: [],
  // Pages of a certificate and pictures of the demo: they know nothing of a campus.
  certificates: [],
  pictures: [],
  policies: ['model'],
  store: ['model', 'policies', 'runtime'],
  messages: ['model', 'store'],
  packages: ['model', 'store'],
  // The bytes of files that people bring, and what is found in them.
  attachments: ['store'],
  auth: ['model', 'runtime', 'store'],
  push: ['model', 'runtime', 'store'],
  chat: ['model', 'runtime', 'store'],
  // What speaks to data wallets.
  wallet: ['model'],
  mail: ['model', 'runtime', 'store', 'auth', 'messages'],
  nudges: ['model', 'runtime', 'store', 'mail'],
  // In a transaction that is given, without HTTP and GraphQL.
  commands: ['model', 'policies', 'store', 'auth', 'push', 'mail'],
  // The importer.
  content: [...['model', 'pictures', 'policies', 'store', 'messages', 'packages', 'attachments', 'auth'], 'commands'],
  // What the operator runs beside the server.
  operator: ['model', 'runtime', 'store', 'attachments', 'auth', 'commands', 'content'],
  http: [
    ...['model', 'runtime', 'policies', 'store', 'packages', 'attachments', 'auth', 'push', 'chat', 'wallet', 'mail'],
    'commands',
  ],
  graphql: [
    'model',
    'runtime',
    'policies',
    'store',
    'messages',
    'packages',
    'auth',
    'push',
    'chat',
    'wallet',
    'mail',
    'commands',
    'http',
  ],
  rest: [
    ...['model', 'runtime', 'certificates', 'pictures', 'policies', 'store', 'messages', 'packages', 'auth', 'mail'],
    ...['attachments', 'commands', 'http', 'graphql'],
  ],
};
