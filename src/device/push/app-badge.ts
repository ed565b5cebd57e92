/** The number on the app's icon, where the device shows one; cleared with what a person leaves behind (leave-traces.ts). */
export async function showBadge(count: number): Promise<void> {
  if (!('setAppBadge' in navigator)) return;
  // Denied, or not installed: an icon without a number misses nothing that the page does not say.
  await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => {});
}
