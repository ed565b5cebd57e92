/** The icon of the tab, and the manifest by which the app is installed. */
const linksHere = (): NodeListOf<HTMLLinkElement> => document.querySelectorAll('link[rel=icon], link[rel=manifest]');

/**
 * Keeps the page's icon and manifest from being asked for beside what the first screen shows, while the page is read; whoever
 * runs no script has them from the page. The manifest waits in the language of who would install the app (APP-6): with
 * a language that comes later it would be fetched again.
 */
export function holdLateLinks(language: string): void {
  for (const link of linksHere()) {
    const address = new URL(link.href);
    if (link.rel === 'manifest') address.searchParams.set('lang', language);
    link.dataset.href = address.pathname + address.search;
    // Without any address a browser asks for an icon by itself; an empty manifest is none.
    if (link.rel === 'icon') link.href = 'data:,';
    else link.removeAttribute('href');
  }
}

export function showLateLink(rel: 'icon' | 'manifest'): void {
  for (const link of linksHere())
    if (link.rel === rel && link.dataset.href !== undefined) link.href = link.dataset.href;
}
