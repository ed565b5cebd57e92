/** `(3) {screen} · {organisation}`: how many notifications are unread stands before the name of the screen (ROUTE-11). */
const parts = { title: '', unread: 0 };

export function titlePage(title: string): void {
  parts.title = title;
  write();
}

export function titleUnread(unread: number): void {
  parts.unread = unread;
  write();
}

function write(): void {
  // Before the first screen has a name, what the campus wrote into the page stays.
  if (parts.title === '') return;
  document.title = parts.unread > 0 ? `(${parts.unread}) ${parts.title}` : parts.title;
}
