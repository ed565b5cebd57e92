/** Old paths and where they lead now, row by row (ROUTE-2). `$1` is what the pattern caught. */
const MOVED: readonly (readonly [old: RegExp, now: string])[] = [
  [/^\/apply$/, '/register'],
  [/^\/apply\/email$/, '/register/email'],
  [/^\/apply\/confirmed\/([^/]+)$/, '/register/confirmed/$1'],
  [/^\/restricted-content\/([^/]+)$/, '/partner/$1/login'],
  [/^\/certificate-program\/(.+)$/, '/program/$1'],
  [/^\/go$/, '/'],
  [/^\/students-map$/, '/community'],
  [/^\/goal-setting$/, '/explore'],
  [/^\/certificates$/, '/achievements'],
];

/** Where this path leads now; undefined where it has not moved. Query and hash go along unchanged. */
export function movedPath(pathname: string, { isLoggedIn }: { isLoggedIn: boolean }): string | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  // Who is logged in goes where `/` leads; a visitor meant the page that has this name now.
  if (path === '/forgotPassword') return isLoggedIn ? '/' : '/forgot-password';
  const row = MOVED.find(([old]) => old.test(path));
  return row && path.replace(row[0], (_, caught: string) => row[1].replace('$1', () => caught));
}
