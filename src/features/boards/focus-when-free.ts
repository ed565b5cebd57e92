/** An open dialog gives the focus back as it closes, to where it was before: whoever wants it waits for that. */
export function focusWhenFree(element: HTMLElement): void {
  const dialog = document.querySelector('dialog[open]');
  if (dialog === null || dialog.contains(element)) element.focus();
  else dialog.addEventListener('close', () => element.focus(), { once: true });
}
