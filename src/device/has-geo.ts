/** Whether the device asks its maps by `geo:` addresses: Android does, others do nothing with them. */
export function hasGeo(): boolean {
  return /android/i.test(navigator.userAgent);
}
