const EMPTY = 'data:,';

const icon = (): HTMLLinkElement | null => document.querySelector('link[rel=icon]');

/** Keeps the icon of the tab from being asked for beside what the first screen shows; whoever runs no script has it from the page. */
export function holdTabIcon(): void {
  const link = icon();
  if (link === null) return;
  link.dataset.href = link.href;
  link.href = EMPTY;
}

export async function showTabIcon(): Promise<void> {
  const link = icon();
  if (link?.dataset.href !== undefined) link.href = link.dataset.href;
}
