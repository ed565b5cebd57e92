/**
 * What page and worker get of a test: each step is reported to `__reached`, and goes on when that answers. With `abort` the
 * next write on the disk takes its transaction down, as a full or broken storage does (STORAGE-4).
 */
export const HOOK_SCRIPT = `(() => {
  if (globalThis.__fault !== undefined) return;
  let abortNext = false;
  globalThis.__abort = () => {
    abortNext = true;
  };
  globalThis.__fault = async (step) => {
    if ((await globalThis.__reached(step)) === 'abort') abortNext = true;
  };
  const abortIfAsked = (transaction) => {
    if (!abortNext) return;
    abortNext = false;
    transaction.abort();
  };
  const wrap = (prototype, method, transactionOf) => {
    const original = prototype[method];
    prototype[method] = function (...given) {
      const request = original.apply(this, given);
      abortIfAsked(transactionOf(this));
      return request;
    };
  };
  for (const method of ['put', 'add', 'delete', 'clear']) wrap(IDBObjectStore.prototype, method, (store) => store.transaction);
  for (const method of ['update', 'delete'])
    wrap(IDBCursor.prototype, method, (cursor) => (cursor.source.objectStore ?? cursor.source).transaction);
  const open = IDBFactory.prototype.open;
  IDBFactory.prototype.open = function (name, version) {
    const request = version === undefined ? open.call(this, name) : open.call(this, name, version);
    request.addEventListener('upgradeneeded', (event) => {
      if (event.oldVersion === 0) return;
      // A transaction lives on for as long as it has something to do.
      let isHeld = true;
      const store = request.transaction.objectStore(request.transaction.objectStoreNames[0]);
      const spin = () => {
        if (isHeld) store.count().onsuccess = spin;
      };
      spin();
      globalThis.__reached('browser.upgrading-' + name.split('-')[0]).then((said) => {
        if (said === 'abort') request.transaction.abort();
        isHeld = false;
      });
    });
    return request;
  };
})()`;

/** In the worker: resolves when the step is reached, and never lets it go on. */
export const holdScript = (wanted: string) => `new Promise((hit) => {
  globalThis.__reached = (step) => {
    if (step !== ${JSON.stringify(wanted)}) return Promise.resolve('go');
    hit();
    return new Promise(() => {});
  };
})`;

/** What `answer` makes of all `rows` of a table on the disk; undefined where the device has no database of ours. */
const readAll = (table: string, answer: string): string => `(async () => {
  const has = (await indexedDB.databases()).some(({ name }) => name === 'device');
  if (!has) return undefined;
  const done = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const db = await done(indexedDB.open('device'));
  try {
    const rows = await done(db.transaction('${table}').objectStore('${table}').getAll());
    return ${answer};
  } finally {
    db.close();
  }
})()`;

/** Names or ids of entries that are not in effect yet, with why where they were refused. */
export const UNSENT_SCRIPT = readAll(
  'outbox',
  `rows.filter(({ state }) => state !== 'accepted').map(({ id, input, refusal }) =>
      [input.denomination ?? id, ...(refusal === undefined ? [] : [refusal])].join(': '))`,
);

/** Whether the campus has given the key that locks work at a logout. */
export const HAS_LOCK_KEY_SCRIPT = readAll('lockKeys', 'rows.length > 0');
