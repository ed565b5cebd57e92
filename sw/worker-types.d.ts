/** Background Sync: Chromium only, not in the compiler's library. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
  readonly lastChance: boolean;
}

interface ServiceWorkerGlobalScopeEventMap {
  sync: SyncEvent;
  /** In the library with a name that no browser has had for years. */
  pushsubscriptionchange: ExtendableEvent;
}

interface ServiceWorkerGlobalScope {
  readonly __WB_MANIFEST: ReadonlyArray<{ url: string; revision: string | null }>;
}
