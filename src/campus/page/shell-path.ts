/** First segments that are the server's own: a navigation there never gets the shell (ROUTE-5). */
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
  '.well-known',
];

/** Whether a navigation to this path is answered with the shell: the same question for server and worker. */
export function isShellPath(pathname: string): boolean {
  const [, first = '', second] = pathname.split('/');
  // The design page is a screen of the app, the mails of a demo are the server's.
  if (first === 'dev' && second === 'mail') return false;
  return !SERVER_PATHS.includes(first) && !/\.[a-z0-9]+$/i.test(pathname);
}
