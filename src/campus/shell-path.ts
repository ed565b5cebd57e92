/** First segments that are the server's own: a navigation there never gets the shell (READINGS; ARCHITECTURE §12). */
const SERVER_PATHS = [
  'api',
  'backend',
  'oauth',
  'graphql',
  'media',
  'icons',
  'locales',
  'assets',
  'event',
  'healthz',
  'readyz',
];

/** Whether a navigation to this path is answered with the shell: the same question for server and worker. */
export function isShellPath(pathname: string): boolean {
  const [, first = ''] = pathname.split('/');
  return !SERVER_PATHS.includes(first) && !/\.[a-z0-9]+$/i.test(pathname);
}
