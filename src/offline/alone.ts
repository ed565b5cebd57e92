/**
 * Runs `work` while no other page of this device does what has the same name. Waits as long as it takes: a download may be
 * long, and a browser does not freeze a page that holds a lock. Where there are no locks it just runs.
 */
export async function alone<T>(name: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(name, signal === undefined ? {} : { signal }, work);
}
