/** What subscriptions of a campus listen on; it knows when the next one does. */
export class Announcements extends EventTarget {
  #waiting: (() => void)[] = [];

  override addEventListener(...parameters: Parameters<EventTarget['addEventListener']>): void {
    super.addEventListener(...parameters);
    for (const go of this.#waiting.splice(0)) go();
  }

  nextListener(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
