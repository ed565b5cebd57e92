/** Runs one at a time; calls that come meanwhile lead to one more run. What fails is left to the next run. */
export function coalesced(work: () => Promise<void>): () => void {
  let running = false;
  let again = false;
  const run = async (): Promise<void> => {
    again = true;
    if (running) return;
    running = true;
    while (again) {
      again = false;
      await work().catch(() => {});
    }
    running = false;
  };
  return () => void run();
}
