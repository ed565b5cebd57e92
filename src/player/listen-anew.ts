/**
 * Hears an event of a page's window before the page does, again where it was heard before. `document.open()` takes all
 * listeners off a window; and Chromium, where the first page of a frame takes over the window of the empty one, keeps them in
 * its list and does not call them: added once more they stay silent, taken off and added they are heard.
 */
export function listenAnew<Type extends 'click' | 'keydown' | 'securitypolicyviolation'>(
  page: Window,
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
): void {
  page.removeEventListener(type, listener, { capture: true });
  page.addEventListener(type, listener, { capture: true });
}
