/**
 * Runs `work` while no other page of this device does what has the same name. Waits as long as it takes: a download may be
 * long, and a browser does not freeze a page that holds a lock. Where there are no locks, or the browser refuses them with all
 * site data, it just runs.
 */
export async function alone<T>(name: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  if (!('locks' in navigator)) return work();
  let started = false;
  try {
    return await navigator.locks.request(name, signal === undefined ? {} : { signal }, () => {
      started = true;
      return work();
    });
  } catch (error) {
    if (started || signal?.aborted) throw error;
    return work();
  }
}
