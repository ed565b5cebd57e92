const OPEN = `const done = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});
const named = async (prefix) => (await indexedDB.databases()).map(({ name }) => name).filter((name) => name.startsWith(prefix));`;

/** Nothing is saved any more, and nothing that was looked at is here to be taken from. */
export const FORGET_SAVED_SCRIPT = `(async () => {
  ${OPEN}
  for (const name of await named('campus-')) {
    const db = await done(indexedDB.open(name));
    const stores = ['savedUnits', 'savedFiles', 'savedDocuments'];
    const writing = db.transaction(stores, 'readwrite');
    for (const store of stores) writing.objectStore(store).clear();
    await new Promise((resolve) => { writing.oncomplete = resolve; });
    db.close();
  }
  for (const name of await caches.keys()) if (name.startsWith('saved-') || name === 'images') await caches.delete(name);
})()`;

/** Texts of the drafts in the account's database; undefined as long as there is none. */
export const DRAFTS_SCRIPT = `(async () => {
  ${OPEN}
  const [name] = await named('campus-');
  if (name === undefined) return undefined;
  const db = await done(indexedDB.open(name));
  try {
    const rows = await done(db.transaction('drafts').objectStore('drafts').getAll());
    return rows.flatMap(({ text }) => text ?? []);
  } finally {
    db.close();
  }
})()`;

/** Addresses of files that a row says are here, and whose bytes are missing or others. */
export const LIES_SCRIPT = `(async () => {
  ${OPEN}
  const lies = [];
  for (const name of await named('campus-')) {
    const db = await done(indexedDB.open(name));
    const rows = await done(db.transaction('savedFiles').objectStore('savedFiles').getAll());
    db.close();
    const cache = await caches.open(name.replace('campus-', 'saved-'));
    for (const { url, size, hash } of rows) {
      // That a package's host is ready is no file.
      if (url.startsWith('/hosts/')) continue;
      const key = url.startsWith('/media/') ? url : 'https://package.invalid' + url;
      const bytes = await (await cache.match(key))?.arrayBuffer();
      const digest = bytes && new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).toHex?.();
      if (bytes?.byteLength !== size || (digest !== undefined && digest !== hash)) lies.push(url);
    }
  }
  return lies;
})()`;

/**
 * Makes of this disk what release 0.1.0 would have left: databases of version 1 with the same session and answers, and one
 * entry that waits.
 */
export const turnBackScript = (entry: object) => `(async () => {
  const entry = ${JSON.stringify(entry)};
  ${OPEN}
  const V1 = {
    device: { session: { keyPath: 'id' }, outbox: { keyPath: 'seq', autoIncrement: true }, owners: { keyPath: 'key' } },
    'campus-': { answers: { keyPath: 'hash' } },
  };
  const INDEXES = { outbox: [['id', 'id', true], ['[owner+organisation]', ['owner', 'organisation']], ['subject', 'subject']], answers: [['asOf', 'asOf']] };
  for (const prefix of Object.keys(V1)) for (const name of await named(prefix)) {
    const kept = {};
    const now = await done(indexedDB.open(name));
    for (const store of Object.keys(V1[prefix])) kept[store] = await done(now.transaction(store).objectStore(store).getAll());
    now.close();
    // In one task, so that nobody else opens it in between.
    const deleting = done(indexedDB.deleteDatabase(name));
    const opening = indexedDB.open(name, 10);
    opening.onupgradeneeded = () => {
      for (const [store, shape] of Object.entries(V1[prefix])) {
        const made = opening.result.createObjectStore(store, shape);
        for (const [index, path, unique = false] of INDEXES[store] ?? []) made.createIndex(index, path, { unique });
      }
    };
    await deleting;
    const db = await done(opening);
    if (prefix === 'device') kept.outbox = [entry];
    const writing = db.transaction(Object.keys(kept), 'readwrite');
    for (const [store, rows] of Object.entries(kept)) for (const row of rows) writing.objectStore(store).put(row);
    await new Promise((resolve) => { writing.oncomplete = resolve; });
    db.close();
  }
  return (await indexedDB.databases()).find(({ name }) => name === 'device')?.version;
})()`;
