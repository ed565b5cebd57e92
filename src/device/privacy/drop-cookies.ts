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

/**
 * The value of a cookie of this very host. A host below this one, like that of a package, may set a cookie of any name for
 * all hosts above it; what is ours was set for this host alone. So what was set for more than it is ended before one looks.
 */
export function ownCookie(name: string): string | undefined {
  const { hostname = '', pathname = '/' } = globalThis.location ?? {};
  for (const domain of domainsAbove(hostname).filter((each) => each !== ''))
    for (const path of pathsAbove(pathname))
      Reflect.set(document, 'cookie', `${name}=; path=${path}; max-age=0${domain}`);
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

/** `; domain=…` for this host and each above it but the last, and without one. */
function domainsAbove(host: string): string[] {
  const labels = host.split('.');
  return ['', ...labels.slice(0, -1).map((_, at) => `; domain=${labels.slice(at).join('.')}`)];
}

/** Every path whose cookies are seen at this one. */
function pathsAbove(path: string): string[] {
  const parts = path.split('/').filter((part) => part !== '');
  const whole = parts.map((_, at) => `/${parts.slice(0, at + 1).join('/')}`);
  return ['/', ...whole.flatMap((each) => [each, `${each}/`])];
}
