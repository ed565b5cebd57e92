/** IndexedDB as the browser gives it: the floor under everything that is kept. */
export async function openRaw(name: string): Promise<IDBDatabase> {
  return done(indexedDB.open(name));
}

export async function getRaw(db: IDBDatabase, store: string, key: string): Promise<unknown> {
  return done<unknown>(db.transaction(store).objectStore(store).get(key));
}

/** Resolves when the transaction is complete and flushed. */
export async function addRaw(db: IDBDatabase, store: string, row: unknown): Promise<void> {
  const writing = db.transaction(store, 'readwrite', { durability: 'strict' });
  writing.objectStore(store).add(row);
  await new Promise<void>((resolve, reject) => {
    writing.oncomplete = () => resolve();
    writing.onabort = () => reject(writing.error);
  });
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
