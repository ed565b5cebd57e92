/** Background Sync: Chromium only, not in the compiler's library. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
  readonly lastChance: boolean;
}

/** Static routes: Chromium only (https://w3c.github.io/ServiceWorker/#installevent), not in the compiler's library. */
interface InstallEvent extends ExtendableEvent {
  addRoutes?(
    rules: ReadonlyArray<{ condition: { urlPattern: string }; source: 'fetch-event' | { cacheName: string } }>,
  ): Promise<void>;
}

interface ServiceWorkerGlobalScopeEventMap {
  install: InstallEvent;
  sync: SyncEvent;
  /** In the library with a name that no browser has had for years. */
  pushsubscriptionchange: ExtendableEvent;
}

interface ServiceWorkerGlobalScope {
  readonly __WB_MANIFEST: ReadonlyArray<{ url: string; revision: string | null }>;
  /** What the registered script says of the build (`sw.ts`). */
  build: {
    /** Address of the library that pages load too. */
    readonly dexie: string;
    /** Address of the worker's code. */
    readonly worker: string;
    /** Address of what it does with databases (`with-device.ts`). */
    readonly devicePart: string;
    /** Address of the file that a first install takes in place of many (`install-pack.ts`). */
    readonly pack: string;
    /** Addresses of the files that are kept with the lessons that they show (`lesson-parts.ts`). */
    readonly lessonParts: readonly string[];
    readonly files: ReadonlyArray<{ url: string; revision: string | null }>;
    /** Path of each catalogue → its version, which changes with its content. */
    readonly catalogues: Readonly<Record<string, string>>;
  };
}

/** What the build says of the worker's parts (`.ci/build/worker/worker-parts.ts`). */
declare module 'virtual:worker-parts' {
  /** Address of Dexie, which names its content: the file that pages load as a module. */
  export const DEXIE: string;
  /** Address of the worker's code, which names its content. */
  export const WORKER: string;
  /** Address of what it does with databases, which names its content as well. */
  export const DEVICE_PART: string;
  /** Address of what a first install takes, which names its content too. */
  export const PACK: string;
  /** Addresses of what is kept with some lessons alone. */
  export const LESSON_PARTS: readonly string[];
  /** Path of each catalogue → its version. */
  export const CATALOGUES: Readonly<Record<string, string>>;
}
