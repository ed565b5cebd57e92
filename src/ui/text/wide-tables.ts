/** Marks what a wide table scrolls in; `html.css.ts` gives it its look. */
export const WIDE = 'data-wide';

/**
 * Puts each table of a text into a box that scrolls, and lets the keyboard into those that have more than they show, for as
 * long as they do. The table itself stays one for assistive technology. Returns what stops the watch, which begins by saying
 * what there is once that is laid out, before it is painted: to ask at once would lay the whole screen out in between.
 */
export function watchWideTables(text: HTMLElement): () => void {
  const watch = new ResizeObserver((changes) => {
    for (const { target } of changes) {
      const box = target.closest<HTMLElement>(`[${WIDE}]`);
      if (box !== null) letIn(box);
    }
  });
  for (const table of text.querySelectorAll('table')) {
    const box = document.createElement('div');
    box.setAttribute(WIDE, '');
    table.replaceWith(box);
    box.append(table);
    watch.observe(box);
    watch.observe(table);
  }
  return () => watch.disconnect();
}

function letIn(box: HTMLElement): void {
  if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
  else box.removeAttribute('tabindex');
}
