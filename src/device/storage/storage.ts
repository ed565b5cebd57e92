/** What the browser knows of storage; nothing where it has no API for it (STORAGE-5). */
export const deviceStorage = {
  estimate: async (): Promise<{ usage: number; quota: number } | undefined> => {
    if (!('storage' in navigator) || !('estimate' in navigator.storage)) return undefined;
    const { usage, quota } = await navigator.storage.estimate();
    return usage === undefined || quota === undefined ? undefined : { usage, quota };
  },
  persist: async (): Promise<boolean> =>
    'storage' in navigator && 'persist' in navigator.storage && navigator.storage.persist(),
  persisted: async (): Promise<boolean> =>
    'storage' in navigator && 'persisted' in navigator.storage && navigator.storage.persisted(),
};
