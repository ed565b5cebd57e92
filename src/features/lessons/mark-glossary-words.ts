import { finderOf } from '#campus/learning/glossary-words.ts';

const BLOCKS = 'p, li, h2, h3, h4, h5, h6, blockquote, td, th, dt, dd, figcaption, caption';
/** What leads somewhere already, and what is to be copied letter by letter. */
const NOT_IN = 'a, button, code, pre, kbd';

/** Where a marked word says which entry it is. */
export const WORD = 'word';

/**
 * Makes the words of the glossary in a sanitised text things that can be tapped, once in each block. They stay the text that they
 * are: nothing is parsed, nothing is added that could be read.
 */
export function markWords(text: HTMLElement, words: readonly string[], className: string): void {
  const find = finderOf(words);
  const seen = new Map<Element, Set<number>>();
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node instanceof Text) nodes.push(node);
  for (const node of nodes) {
    const parent = node.parentElement;
    if (parent === null || parent.closest(NOT_IN) !== null) continue;
    const block = parent.closest(BLOCKS) ?? text;
    const found = seen.get(block) ?? new Set<number>();
    seen.set(block, found);
    // From the end, so that what stands before keeps its place.
    for (const { start, end, entry } of find(node.data, found).reverse()) {
      const word = node.splitText(start);
      word.splitText(end - start);
      const button = document.createElement('button');
      Object.assign(button, { type: 'button', className, lang: 'de' });
      button.dataset[WORD] = String(entry);
      button.setAttribute('aria-haspopup', 'dialog');
      button.setAttribute('aria-expanded', 'false');
      word.replaceWith(button);
      button.append(word);
    }
  }
}
