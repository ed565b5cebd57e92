/** In a page: whatever it wanted to do next is done, and drawn. */
export function twoFrames(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
}
