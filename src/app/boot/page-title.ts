/** `(3) {screen} · {organisation}`: how many notifications are unread stands before the name of the screen (ROUTE-11). */
const parts = { words: '', unread: 0 };

export function titlePage(words: string): void {
  parts.words = words;
  write();
}

export function titleUnread(unread: number): void {
  parts.unread = unread;
  write();
}

function write(): void {
  // Before the first screen has a name, what the campus wrote into the page stays.
  if (parts.words === '') return;
  document.title = parts.unread > 0 ? `(${parts.unread}) ${parts.words}` : parts.words;
}
