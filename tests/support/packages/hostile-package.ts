import { makeZip } from './make-zip.ts';

const MANIFEST = `<manifest identifier="hostile"><metadata><schemaversion>1.2</schemaversion></metadata>
<organizations><organization identifier="o"><title>Hostile</title>
<item identifier="hostile" identifierref="r"><title>Hostile</title></item></organization></organizations>
<resources><resource identifier="r" href="hostile.html"/></resources></manifest>`;

/**
 * Ways from a package to the app, to its person, and to other packages, by name: each answers what it got hold of, or nothing.
 * `app` is the app's origin, `other` the address of another package's file on that package's host, `shared` the same on the
 * host that all share. Written as the page runs it.
 */
const WAYS = `({
  'storage of the app': () => top.localStorage.getItem('JWT'),
  'page of the app': () => top.document.body.textContent,
  'cookies read': () => /secret/.test(document.cookie) && document.cookie,
  'database of the app': async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    return names.includes('device') && names.join();
  },
  'caches of the app': async () => (await caches.keys()).includes('kept') && 'kept',
  'worker of its own': async () => (await navigator.serviceWorker.register('worker.js')).scope,
  'worker of its own for all': async () => (await navigator.serviceWorker.register('worker.js', { scope: '/' })).scope,
  'top navigation': () => { top.location.href = app + '/logout'; },
  'top navigation by a link': () => {
    const link = Object.assign(document.createElement('a'), { href: app + '/logout', target: '_top' });
    document.body.append(link);
    link.click();
  },
  'window': () => window.open(app + '/logout') && 'a window',
  'opener': () => (window.opener ?? parent.opener ?? top.opener) && 'an opener',
  'call with cookies': async () =>
    (await fetch(app + '/graphql', { method: 'POST', credentials: 'include', body: '{}' })).status,
  'call without looking': async () =>
    (await fetch(app + '/graphql', { method: 'POST', mode: 'no-cors', credentials: 'include', body: '{}' })).type,
  // It says that it was sent whether it was or not: what arrives is seen at the app.
  'beacon': () => { navigator.sendBeacon(app + '/event', '{}'); },
  'form': () => {
    // Into a frame of its own: a browser that refuses it shows an empty page there.
    const sink = Object.assign(document.createElement('iframe'), { name: 'sink' });
    const facts = { action: app + '/graphql', method: 'post', target: 'sink' };
    const form = Object.assign(document.createElement('form'), facts);
    document.body.append(sink, form);
    form.submit();
  },
  'app in a frame': () => framed(app + '/login'),
  'another package in a frame': () => framed(other),
  'files of another package': async () => (await fetch(other)).status,
  'files of another package on the shared host': async () => (await fetch(shared)).status,
  'launcher in a frame': () => framed('/launch'),
  'camera': async () => (await navigator.mediaDevices.getUserMedia({ video: true })).id,
  'position': () => new Promise((resolve) =>
    navigator.geolocation.getCurrentPosition(() => resolve('here'), () => resolve(undefined), { timeout: 1000 })),
  'script of another host': () => new Promise((resolve) => {
    const script = Object.assign(document.createElement('script'), { src: app + '/sw.js' });
    script.onload = () => resolve('run');
    script.onerror = () => resolve(undefined);
    document.head.append(script);
  }),
  'forged word to the app': () => {
    top.postMessage('campus-launcher', '*');
    top.postMessage({ type: 'state', item: 'hostile', sequence: 99, cmi: { 'cmi.core.lesson_status': 'passed' } }, '*');
  },
})`;

/** What is not of any agreed form, sent by a port that the app itself gave. */
const MALFORMED = `[
  null,
  'state',
  { type: 'take-over' },
  { type: 'state', item: 'hostile', sequence: -1, cmi: {}, sequencing: null, isCommit: true },
  { type: 'state', item: '', sequence: 1, cmi: {}, sequencing: null, isCommit: true },
  { type: 'state', item: 'hostile', sequence: 1, cmi: { token: 'x' }, sequencing: null, isCommit: true },
  { type: 'state', item: 'hostile', sequence: 1, cmi: { 'cmi.suspend_data': 'x'.repeat(64001) }, sequencing: null, isCommit: true },
  { type: 'file', ask: 1, path: 'https://elsewhere.example/' },
  { type: 'height', height: Infinity },
  { type: 'xapi', verb: 'completed', isWhole: 'yes', score: null, isCompleted: true },
]`;

const SCRIPT = `
let app, other, shared;
function framed(address) {
  return new Promise((resolve) => {
    const frame = Object.assign(document.createElement('iframe'), { src: address });
    frame.onload = () => {
      try { resolve(frame.contentDocument && frame.contentDocument.title && 'seen'); } catch { resolve(undefined); }
    };
    setTimeout(resolve, 2000);
    document.body.append(frame);
  });
}
const within = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
async function tryAll() {
  const got = {};
  for (const [name, way] of Object.entries(${WAYS})) {
    try { got[name] = await Promise.race([way(), within(3000)]) || 'nothing'; } catch { got[name] = 'nothing'; }
  }
  return got;
}
/** The launcher is of the same origin: what it can say, a package can make it say. */
async function forge() {
  const port = await new Promise((resolve) => {
    parent.addEventListener('message', ({ data, ports }) => data === 'campus-app' && resolve(ports[0]));
    parent.eval("parent.postMessage('campus-launcher', '*')");
  });
  for (const message of ${MALFORMED}) port.postMessage(message);
  port.postMessage({ type: 'left' });
}
`;

/** A package that does what no package should, when the test says so: `tryAll()` and `forge()` in its page. */
export function hostilePackage(): Buffer {
  return makeZip([
    { name: 'imsmanifest.xml', content: MANIFEST },
    { name: 'hostile.html', content: '<!doctype html><title>Hostile</title><body><script src="hostile.js"></script>' },
    { name: 'hostile.js', content: SCRIPT },
    { name: 'worker.js', content: 'self.onfetch = () => undefined;' },
  ]);
}
