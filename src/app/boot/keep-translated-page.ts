/**
 * Lets React change a page that the browser translates. A translator puts a `<font>` in the place of each text, with that text
 * or another one in it. React goes on to insert before the text that it made, to remove it and to change it: the first two
 * throw, the third changes nothing that anybody sees. Any text may stand beside something that comes and goes, so the page is
 * kept whole here and not in each component.
 */
export function keepTranslatedPage(page: Node): void {
  /** Removed text → the element that a translator put in its place. */
  const standIns = new WeakMap<Node, ChildNode>();

  const showChanged = new MutationObserver((records) => {
    for (const { target } of records) standIns.get(target)?.replaceWith(target);
  });
  const noteTranslated = new MutationObserver((records) => {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      for (const node of addedNodes) standIns.get(node)?.remove();
      const standIn = [...addedNodes, previousSibling, nextSibling].find(isTranslation);
      for (const node of removedNodes)
        if (standIn !== undefined && isText(node) && !node.isConnected) {
          standIns.set(node, standIn);
          showChanged.observe(node, { characterData: true });
        }
    }
  });
  noteTranslated.observe(page, { childList: true, subtree: true });

  /** Returns the child that now shows a text that left this parent. */
  const shownBy = (parent: Node, text: Node): ChildNode | null => {
    const shown = text.isConnected ? text : standIns.get(text);
    return [...parent.childNodes].find((child) => shown !== undefined && child.contains(shown)) ?? null;
  };
  const isMissing = (parent: Node, child: Node | null): child is Node =>
    child !== null && child.parentNode !== parent && isText(child);

  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    insertBefore.call(this, node, isMissing(this, before) ? shownBy(this, before) : before);
    return node;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, node: T): T {
    if (isMissing(this, node)) shownBy(this, node)?.remove();
    else removeChild.call(this, node);
    return node;
  };
}

const isText = (node: Node): boolean => node.nodeType === Node.TEXT_NODE;
const isTranslation = (node: Node | null): node is ChildNode => node?.nodeName === 'FONT';
