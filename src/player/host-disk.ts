import { HOST_DISK_WITHIN } from '#campus/player/player-limits.ts';

const DATABASE = 'campus-unkept';
const STORE = 'said';

/** Texts by their keys on the disk of the host. Nothing waits for a write: it is handed to the browser before the call returns. */
export type HostDisk = {
  readonly put: (key: string, text: string) => void;
  readonly remove: (key: string) => void;
  /** All whose keys begin so; none where the disk does not answer. */
  readonly all: (beginning: string) => Promise<ReadonlyMap<string, string>>;
};

/** Undefined: there is none here, or it does not answer in time. */
export async function openHostDisk(): Promise<HostDisk | undefined> {
  const db = await inTime(open());
  return db && { ...writesOf(db), all: async (beginning) => (await inTime(read(db, beginning))) ?? new Map() };
}

function writesOf(db: IDBDatabase): Pick<HostDisk, 'put' | 'remove'> {
  const write = (act: (store: IDBObjectStore) => unknown): void => {
    const writing = db.transaction(STORE, 'readwrite', { durability: 'relaxed' });
    act(writing.objectStore(STORE));
    // Without this the browser waits for the page to say that nothing more comes, which a dead page does not.
    writing.commit();
  };
  return {
    put: (key, text) => write((store) => store.put(text, key)),
    remove: (key) => write((store) => store.delete(key)),
  };
}

async function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => void opening.result.createObjectStore(STORE);
  return resultOf(opening);
}

async function read(db: IDBDatabase, beginning: string): Promise<ReadonlyMap<string, string>> {
  const store = db.transaction(STORE).objectStore(STORE);
  const range = IDBKeyRange.bound(beginning, `${beginning}\uffff`);
  const [keys, texts] = await Promise.all([resultOf(store.getAllKeys(range)), resultOf(store.getAll(range))]);
  return new Map(keys.map((key, at) => [String(key), String(texts[at])]));
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function inTime<T>(work: Promise<T>): Promise<T | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, HOST_DISK_WITHIN));
  return Promise.race([work.catch(() => undefined), late]);
}
