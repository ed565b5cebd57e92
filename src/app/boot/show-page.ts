/** A page of the app for what stands outside of the router: a message in passing. Without one it is loaded anew. */
let go = (path: string): void => location.assign(path);

export function showPage(path: string): void {
  go(path);
}

export function showPagesWith(navigate: (path: string) => void): void {
  go = navigate;
}
