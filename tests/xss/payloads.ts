import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A piece of HTML that tries to run `alert(number)`, or to load something from `evil.example`. */
export type Payload = { readonly number: number; readonly html: string };

const FIXED = join(import.meta.dirname, 'vectors.txt');
const SIGNS: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', f: '\f', 0: '\0', '\\': '\\' };

/** Every handler that a browser may know of an element, beside those that the vectors name. */
const EVENTS = (
  'abort afterprint animationcancel animationend animationiteration auxclick beforecopy beforecut beforeinput beforematch ' +
  'beforepaste beforeprint beforeunload beforexrselect blur cancel canplay canplaythrough change command contextmenu ' +
  'contextlost copy cuechange cut dblclick drag dragend dragenter dragleave dragover dragstart drop durationchange emptied ' +
  'ended focusin focusout formdata fullscreenchange gotpointercapture hashchange input invalid keydown keypress keyup load ' +
  'loadeddata loadedmetadata lostpointercapture message mousedown mouseenter mouseleave mousemove mouseout mouseover ' +
  'mouseup mousewheel paste pause play playing pointercancel pointerdown pointerenter pointermove pointerout pointerover ' +
  'pointerrawupdate pointerup popstate progress ratechange reset resize scroll scrollsnapchanging search securitypolicyviolation ' +
  'seeked seeking select selectionchange selectstart slotchange stalled storage submit suspend timeupdate touchcancel touchend ' +
  'touchmove touchstart transitioncancel transitionrun transitionstart unhandledrejection unload volumechange waiting ' +
  'webkitanimationend webkitfullscreenchange webkitmouseforcechanged webkittransitionend wheel'
).split(' ');
/** Elements that a text may have, so that only the attribute is foreign. */
const HOSTS = ['p', 'a', 'img', 'td', 'li', 'h2', 'code', 'figure', 'mark', 'q'];
/** The scheme of a script, written so that a browser still reads it. */
const SCHEMES = [
  'javascript:',
  'JAVASCRIPT:',
  'jAvAsCrIpT&#x0003A;',
  '&#x09;javascript:',
  'java\rscript:',
  '\u001fjavascript:',
];
/** Attributes that an address may stand in. */
const ADDRESSES = [
  (url: string) => `<a href="${url}">x</a>`,
  (url: string) => `<a href='${url}'>x</a>`,
  (url: string) => `<a href=${url.replace(/\s/g, '')}>x</a>`,
  (url: string) => `<img src="${url}">`,
  (url: string) => `<iframe src="${url}"></iframe>`,
  (url: string) => `<form action="${url}"><button>x</button></form>`,
  (url: string) => `<svg><a href="${url}"><text y=9>x</text></a></svg>`,
];

/** All of them, each once, numbered by its place. */
export function payloads(): readonly Payload[] {
  const every = [...fixed(), ...handlers(), ...addresses()];
  return [...new Set(every)].map((html, number) => ({ number, html: numbered(html, number) }));
}

function fixed(): string[] {
  return readFileSync(FIXED, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '))
    .map((line) =>
      line.replace(/\\(u([0-9a-f]{4})|[ntrf0\\])/g, (_, sign: string, code?: string) =>
        code === undefined ? (SIGNS[sign] ?? sign) : String.fromCharCode(Number.parseInt(code, 16)),
      ),
    );
}

function handlers(): string[] {
  return EVENTS.map((event, at) => `<${HOSTS[at % HOSTS.length]} tabindex=0 on${event}=alert(1)>x`);
}

function addresses(): string[] {
  return SCHEMES.flatMap((scheme) => ADDRESSES.map((write) => write(`${scheme}alert(1)`)));
}

/** What it calls tells which one it was. */
function numbered(html: string, number: number): string {
  return html.replace(/(alert(?:\(|&lpar;|&#40;|`)|\[)1(?=[)&`\]])/g, `$1${number}`);
}
