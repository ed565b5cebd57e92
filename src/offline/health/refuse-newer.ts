/** Dexie multiplies its versions by ten, and counts up by one where it had to repair a schema. */
export const DEXIE_STEP = 10;

/**
 * The browser's databases as Dexie may open them. Dexie answers a database of a newer release by opening it as it is and
 * adding what it misses; older code must leave such a database alone (STORAGE-3). So that fallback fails with the
 * `VersionError` that the browser gave in the first place, before anything is changed. `newest`: version that this code
 * declares.
 */
export function refuseNewer(factory: IDBFactory, newest: number) {
  return {
    open: (name: string, version?: number): IDBOpenDBRequest => {
      if (version !== undefined) return factory.open(name, version);
      const request = factory.open(name);
      // Heard before Dexie's own handler, which is set later.
      request.addEventListener('success', (event) => {
        if (Math.floor(request.result.version / DEXIE_STEP) <= newest) return;
        event.stopImmediatePropagation();
        request.result.close();
        const error = new DOMException('This database is of a newer release.', 'VersionError');
        Object.defineProperty(request, 'error', { value: error });
        request.onerror?.(event);
      });
      return request;
    },
    deleteDatabase: (name: string): IDBOpenDBRequest => factory.deleteDatabase(name),
    databases: (): Promise<IDBDatabaseInfo[]> => factory.databases(),
    cmp: (first: unknown, second: unknown): number => factory.cmp(first, second),
  };
}
