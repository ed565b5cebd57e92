/** All cookies of this host that a script can read, by name. */
export function cookieNames(): string[] {
  return document.cookie.split('; ').flatMap((pair) => pair.split('=')[0] || []);
}

/**
 * Forgets readable cookies set for `/`, but for those to keep. Scripts of others set theirs for the domains above too, and no
 * browser tells for which: each is ended there as well.
 */
export async function dropCookies({ keep }: { keep: readonly string[] }): Promise<void> {
  if ('cookieStore' in globalThis) {
    for (const { name } of await cookieStore.getAll()) if (name && !keep.includes(name)) await cookieStore.delete(name);
  }
  // What is left: Firefox and Safari of the last years have no Cookie Store, and ours deletes for this host only.
  for (const name of cookieNames()) {
    if (keep.includes(name)) continue;
    for (const domain of domainsAbove(globalThis.location?.hostname ?? ''))
      Reflect.set(document, 'cookie', `${name}=; path=/; max-age=0${domain}`);
  }
}

/** `; domain=…` for this host and each above it but the last, and without one. */
function domainsAbove(host: string): string[] {
  const labels = host.split('.');
  return ['', ...labels.slice(0, -1).map((_, at) => `; domain=${labels.slice(at).join('.')}`)];
}
