import type { SnapshotNode } from '#offline/page-snapshots.ts';
import { isPainted, isShown } from './build-nodes.ts';

/** What says how things are at this very moment: never from a snapshot. Dialogs are open only because somebody opened them. */
const LEFT_OUT =
  '[role="status"], [role="alert"], [aria-live], dialog, [popover], script, style, template, noscript, source';
/** Its place is kept, and nothing is shown there until the app knows. */
export const UNKEPT = 'data-unkept';
/** What is in it is what somebody typed. */
const TYPED = 'textarea, [contenteditable]';
/** What shows nothing of itself from its markup, and a choice that somebody made: their place is kept, of pictures as a surface. */
const FRAMES = 'iframe, video, audio, canvas, object, embed, select';
const PICTURES = 'iframe, video, object, embed';
/** A choice that the whole page follows, as its language: it is shown as chosen. */
const CHOSEN = 'select[data-of-page]';
/** Larger pages are not kept: to build them would cost more than it brings. */
const MOST_NODES = 3000;
/** So many windows high: what lies further down is not seen before the app is there, and its layout would hold that up. */
const KEPT_HEIGHT = 1.5;

/** What is in an element, as far as it may be painted without the app. Undefined where it is too much. */
export function snapshotOf(place: Element): SnapshotNode[] | undefined {
  let count = 0;
  const end = KEPT_HEIGHT * innerHeight - scrollY;
  const childrenOf = (element: Element): SnapshotNode[] =>
    [...element.childNodes].flatMap((node): SnapshotNode[] => {
      count += 1;
      if (node instanceof Text) return [node.data];
      if (!(node instanceof Element) || count > MOST_NODES || node.matches(LEFT_OUT)) return [];
      if (isBelow(node, end)) return [];
      if (node.matches(FRAMES)) return [placeholderOf(node)];
      const name = isShown(node.localName) ? node.localName : 'div';
      return [[name, attributesOf(node, name), ...(node.matches(TYPED) ? [] : childrenOf(node))]];
    });
  const nodes = childrenOf(place);
  return count > MOST_NODES ? undefined : nodes;
}

/** What is fixed to the window has no place in the page, and no offset parent. */
function isBelow(element: Element, end: number): boolean {
  if (!(element instanceof HTMLElement) || element.offsetParent === null) return false;
  return element.getBoundingClientRect().top > end;
}

function attributesOf(element: Element, name: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { name: attribute, value } of element.attributes)
    if (isPainted(name, attribute, value)) found[attribute] = value;
  if (element instanceof HTMLImageElement) addSource(element, found);
  if (element.hasAttribute(UNKEPT)) found.style = `${found.style ?? ''};visibility:hidden`;
  return found;
}

/** Of several sources the one that was shown. */
function addSource(image: HTMLImageElement, found: Record<string, string>): void {
  const source = image.currentSrc;
  if (source.startsWith(`${location.origin}/`)) found.src = source.slice(location.origin.length);
}

function placeholderOf(element: Element): SnapshotNode {
  const { width, height } = element.getBoundingClientRect();
  const look = element.matches(PICTURES) ? 'background:var(--lc-color-surface-sunken)' : 'visibility:hidden';
  const size = `inline-size:${width}px;block-size:${height}px`;
  const attributes = { class: element.getAttribute('class') ?? '', style: `${size};${look}` };
  if (!(element instanceof HTMLSelectElement) || !element.matches(CHOSEN)) return ['div', attributes];
  // Its line is as high as a list of the system is, which has it in its middle.
  const style = `${size};line-height:${element.clientHeight}px;padding-block:0;white-space:nowrap`;
  return ['div', { ...attributes, style }, element.selectedOptions[0]?.text ?? ''];
}
