/**
 * What makes a page of the app's host a stage: frames the launcher as the app does, remembers what it says, says that it has
 * kept each state (unless it `keeps` nothing), and gives out files from the app's cache. Kept simple on purpose: the launcher
 * is tried against it.
 */
export function stageScript({ host, shared, sandbox }: { host: string; shared: string; sandbox: string }): string {
  return `{
const button = (id) => Object.assign(document.createElement('button'), { id, textContent: id });
const frame = Object.assign(document.createElement('iframe'), { title: 'Package' });
frame.sandbox = '${sandbox}';
frame.style.cssText = 'block-size: 600px; border: 0; inline-size: 100%';
let port;
const stage = {
  heard: [], isOpen: false, isPrepared: false, keeps: true,
  say: (message) => port.postMessage(message),
  keep: async ({ id, kind, files }) => {
    const cache = await caches.open('kept');
    const player = (await (await fetch('/player/files.json')).json())[kind];
    await cache.addAll(player.map(({ path }) => path));
    for (const path of files) {
      const name = '/packages/' + id + '/files/' + path.split('/').map(encodeURIComponent).join('/');
      await cache.put(name, await fetch('${shared}' + name));
    }
  },
};
globalThis.stage = stage;
async function send({ ask, path }) {
  const answer = await (await caches.open('kept')).match(path);
  const file = answer && { type: answer.headers.get('content-type') ?? '', body: await answer.blob() };
  port.postMessage({ type: 'file', ask, file: file ?? null });
}
addEventListener('message', ({ source, origin, data }) => {
  if (source !== frame.contentWindow || origin !== '${host}' || data !== 'campus-launcher') return;
  const channel = new MessageChannel();
  port = channel.port1;
  port.onmessage = ({ data: message }) => {
    stage.heard.push(message);
    if (message.type === 'file') send(message);
    if (message.type === 'prepared') stage.isPrepared = true;
    if (message.type === 'state' && message.cmi) localStorage.setItem('last', JSON.stringify(message));
    if (message.type === 'state' && stage.keeps)
      port.postMessage({ type: 'kept', item: message.item, sequence: message.sequence });
  };
  frame.contentWindow.postMessage('campus-app', '${host}', [channel.port2]);
  stage.isOpen = true;
});
document.body.replaceChildren(button('before'), frame, button('after'));
frame.src = '${host}/launch';
}`;
}
