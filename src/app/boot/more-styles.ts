let coming: Promise<void> | undefined;

/**
 * The second style sheet of the app, which has what no daily page needs: with the first file of another screen, right behind
 * the first sheet, as the app's one sheet had both in this order. Resolves when it is applied; rejects where it cannot be had,
 * and may be asked again then. A page that has both from the start names no other one.
 */
export function moreStyles(): Promise<void> {
  coming ??= added().catch((error: unknown) => {
    coming = undefined;
    throw error;
  });
  return coming;
}

async function added(): Promise<void> {
  const first = document.querySelector<HTMLLinkElement>('link[data-more]');
  const address = first?.dataset.more;
  if (first === null || address === undefined) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = 'anonymous';
  link.href = address;
  const loaded = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`${address} cannot be had.`));
  });
  first.after(link);
  try {
    await loaded;
    delete first.dataset.more;
  } catch (error) {
    link.remove();
    throw error;
  }
}
