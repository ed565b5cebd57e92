const SVG = 'http://www.w3.org/2000/svg';

/** Elements that only show something: none of them loads, runs or sends anything by itself but pictures of this campus. */
const ELEMENTS =
  /^(a|abbr|address|article|aside|b|bdi|blockquote|br|button|caption|cite|code|dd|del|details|dfn|div|dl|dt|em|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|i|img|input|kbd|label|legend|li|main|mark|nav|ol|p|picture|pre|progress|q|rt|ruby|s|section|small|span|strong|sub|summary|sup|table|tbody|td|textarea|tfoot|th|thead|time|tr|u|ul|svg|g|path|circle|ellipse|line|polyline|polygon|rect)$/;
const ATTRIBUTES =
  /^((class|id|for|dir|lang|tabindex|inert|alt|width|height|type|placeholder|max|start|open|hidden|disabled|role|href|target|src|style|viewBox|fill|d|points|x|y|r|x1|x2|y1|y2|cx|cy|rx|ry|transform|opacity)|(data|aria|stroke|fill)-[a-z-]+|stroke|value)$/;
/** An address of this campus. */
const OWN = /^\/(?![/\\])/;
/** Any that a link leads to, and none that runs something. */
const LED_TO = /^(https?:|[#/])/;
/** Where the value is what is shown and not what somebody typed. */
const WITH_VALUE = /^(progress|li)$/;

/** Whether an element may be in a snapshot. */
export function isShown(name: string): boolean {
  return ELEMENTS.test(name);
}

/** Whether an attribute may be: nothing of what somebody typed, and nothing from elsewhere but where a link leads. */
export function isPainted(element: string, attribute: string, value: string): boolean {
  if (attribute === 'value') return WITH_VALUE.test(element);
  if (attribute === 'href' || attribute === 'src') return (element === 'a' ? LED_TO : OWN).test(value);
  return ATTRIBUTES.test(attribute);
}

/**
 * The nodes of a snapshot as elements of this page, made one by one: nothing is parsed as HTML. Throws at whatever is not a
 * node that `snapshotOf` would have taken, so that a broken row paints nothing.
 */
export function buildNodes(nodes: unknown, into: Element): void {
  if (!Array.isArray(nodes)) throw new TypeError('These are no nodes.');
  for (const node of nodes) into.append(typeof node === 'string' ? node : elementOf(node, into));
}

function elementOf(node: unknown, parent: Element): Element {
  if (!Array.isArray(node)) throw new TypeError('This is no node.');
  const [name, attributes, ...children]: unknown[] = node;
  if (typeof name !== 'string' || !isShown(name) || typeof attributes !== 'object' || attributes === null)
    throw new TypeError('This is no element of a snapshot.');
  const isDrawing = name === 'svg' || parent.namespaceURI === SVG;
  const element = isDrawing ? document.createElementNS(SVG, name) : document.createElement(name);
  // What is read before its pictures are asked for is painted before them.
  if (name === 'img') element.setAttribute('loading', 'lazy');
  for (const [attribute, value] of Object.entries(attributes)) {
    if (typeof value !== 'string' || !isPainted(name, attribute, value)) throw new TypeError(`No ${attribute} here.`);
    // The policy lets no style attribute in; one that a script sets is the app's own.
    if (attribute === 'style' && 'style' in element) Object.assign(element.style ?? {}, { cssText: value });
    else element.setAttribute(attribute, value);
  }
  buildNodes(children, element);
  return element;
}
