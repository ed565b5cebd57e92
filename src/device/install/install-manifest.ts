/** The name, the direction and the shortcuts of the installed app are in the language of who installs it (APP-6). */
export function speakManifest(language: string): void {
  const link = document.querySelector('link[rel="manifest"]');
  const href = link?.getAttribute('href');
  if (!link || !href) return;
  const address = new URL(href, location.origin);
  address.searchParams.set('lang', language);
  link.setAttribute('href', address.pathname + address.search);
}
