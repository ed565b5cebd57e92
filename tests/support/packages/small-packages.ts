import { makeZip } from './make-zip.ts';

/** A page that begins when it has loaded, and leaves the rest to the test: `api` is what it found. */
const PAGE = (begin: string): string => `<!doctype html><html lang="en"><title>Item</title><h1></h1>
<button id="first">First</button> <button id="last">Last</button>
<form onsubmit="(api.LMSFinish ?? api.Terminate).call(api, ''); return false"><button id="end" tabindex="-1">End</button></form>
<script>
function found(name) {
  // Above the launcher is the app, of which a page sees nothing.
  try {
    for (let at = window; ; at = at.parent) if (at[name]) return at[name];
  } catch {
    return undefined;
  }
}
const api = found('API') ?? found('API_1484_11');
document.querySelector('h1').textContent = new URLSearchParams(location.search).get('item');
${begin}
</script></html>`;

const BEGINS = `addEventListener('load', () => (api.LMSInitialize ?? api.Initialize).call(api, ''));`;

type Item = { id: string; prerequisites?: string; sequencing?: string; page?: string };

/** The manifest of a package whose items are pages of it. */
export function manifest(version: '1.2' | '2004 3rd Edition', items: readonly Item[], sequencing: string): string {
  const laid = items.map(({ id, prerequisites, sequencing: own = '', page = 'item.html' }) => {
    const rule =
      prerequisites === undefined
        ? ''
        : `<adlcp:prerequisites type="aicc_script">${prerequisites}</adlcp:prerequisites>`;
    return {
      item: `<item identifier="${id}" identifierref="r-${id}" parameters="?item=${id}"><title>${id}</title>${rule}${own}</item>`,
      resource: `<resource identifier="r-${id}" type="webcontent" adlcp:scormtype="sco" adlcp:scormType="sco" href="${page}"/>`,
    };
  });
  const spaces = version === '1.2' ? 'adlcp_rootv1p2' : 'adlcp_v1p3';
  return `<manifest identifier="small" xmlns:adlcp="http://www.adlnet.org/xsd/${spaces}" xmlns:imsss="http://www.imsglobal.org/xsd/imsss">
<metadata><schema>ADL SCORM</schema><schemaversion>${version}</schemaversion></metadata>
<organizations default="o"><organization identifier="o"><title>Small</title>
${laid.map(({ item }) => item).join('\n')}${sequencing}</organization></organizations>
<resources>${laid.map(({ resource }) => resource).join('\n')}</resources></manifest>`;
}

/** Three items of SCORM 1.2; the last asks for the second. */
export function threeItems12(): Buffer {
  const items = [{ id: 'one' }, { id: 'two' }, { id: 'three', prerequisites: 'two' }];
  return makeZip([
    { name: 'imsmanifest.xml', content: manifest('1.2', items, '') },
    { name: 'item.html', content: PAGE(BEGINS) },
  ]);
}

/** Three items of SCORM 2004 in a row; the second is skipped once the first is passed. */
export function threeItems2004(): Buffer {
  const skipped = `<imsss:sequencing><imsss:sequencingRules><imsss:preConditionRule>
<imsss:ruleConditions><imsss:ruleCondition referencedObjective="first" condition="satisfied"/></imsss:ruleConditions>
<imsss:ruleAction action="skip"/></imsss:preConditionRule></imsss:sequencingRules><imsss:objectives>
<imsss:primaryObjective objectiveID="own"/><imsss:objective objectiveID="first">
<imsss:mapInfo targetObjectiveID="shared" readSatisfiedStatus="true"/></imsss:objective></imsss:objectives></imsss:sequencing>`;
  const writes = `<imsss:sequencing><imsss:objectives><imsss:primaryObjective objectiveID="own">
<imsss:mapInfo targetObjectiveID="shared" writeSatisfiedStatus="true"/></imsss:primaryObjective></imsss:objectives></imsss:sequencing>`;
  const items = [{ id: 'one', sequencing: writes }, { id: 'two', sequencing: skipped }, { id: 'three' }];
  const flow = '<imsss:sequencing><imsss:controlMode choice="true" flow="true"/></imsss:sequencing>';
  return makeZip([
    { name: 'imsmanifest.xml', content: manifest('2004 3rd Edition', items, flow) },
    { name: 'item.html', content: PAGE(BEGINS) },
  ]);
}

/** Items of SCORM 2004 that their own sequencing lets nobody open. */
export function closedItems2004(): Buffer {
  const closed = '<imsss:sequencing><imsss:controlMode choice="false" flow="false"/></imsss:sequencing>';
  return makeZip([
    { name: 'imsmanifest.xml', content: manifest('2004 3rd Edition', [{ id: 'one' }, { id: 'two' }], closed) },
    { name: 'item.html', content: PAGE(BEGINS) },
  ]);
}

/** Two items of SCORM 1.2: the first frames a film and another host, and asks one for a script; the second does not. */
export function framesOutside12(): Buffer {
  const outside = `<iframe title="Film" src="https://www.youtube.com/embed/${OUTSIDE_FILM}"></iframe>
<iframe title="Map" src="https://maps.example/town"></iframe><p>End of the part</p>`;
  const page = PAGE(`${BEGINS}
addEventListener('load', () => {
  const script = document.createElement('script');
  script.src = 'https://widgets.example/clock.js';
  document.head.append(script);
});`);
  const items = [{ id: 'outside', page: 'outside.html' }, { id: 'inside' }];
  return makeZip([
    { name: 'imsmanifest.xml', content: manifest('1.2', items, '') },
    { name: 'item.html', content: PAGE(BEGINS) },
    { name: 'outside.html', content: page.replace('</html>', `${outside}</html>`) },
  ]);
}
export const OUTSIDE_FILM = 'aqz-KE-bpKQ';

/** How old packages read what they show: at once, beside their page, in whatever letters it was written. */
const READS = `
function read(address, part) {
  const request = new XMLHttpRequest();
  request.onreadystatechange = () => { if (request.readyState === 4) document.body.dataset.heard = request.status; };
  request.open('GET', address, false);
  request.send(null);
  const line = document.createElement('p');
  line.textContent = part(request);
  document.body.append(line);
}
read('data/contract.xml', ({ responseXML }) => responseXML.querySelector('name').textContent);
read('data/words%20of%20all.txt', ({ responseText, status, getResponseHeader }) => status + ' ' + responseText);
read(new URL('data/places.json', location), ({ response }) => JSON.parse(response).places.join(' and '));`;

/** SCORM 1.2 that reads its files by synchronous requests, in its page and in a frame of it. */
export function readsAtOnce12(): Buffer {
  const inner = PAGE(`${READS} read('inner.html', ({ responseXML }) => responseXML === null ? 'no document' : '');`);
  const page = PAGE(`${BEGINS} ${READS}
const later = new XMLHttpRequest();
later.open('GET', 'data/places.json');
later.onload = () => document.body.append('later: ' + later.responseText.length);
later.send();`);
  return makeZip([
    { name: 'imsmanifest.xml', content: manifest('1.2', [{ id: 'one' }], '') },
    { name: 'item.html', content: page.replace('</html>', '<iframe title="Inner" src="inner.html"></iframe></html>') },
    { name: 'inner.html', content: `<!-- ${'made by a tool '.repeat(100)} -->\n${inner}` },
    {
      name: 'data/contract.xml',
      content: Buffer.from(
        '<?xml version="1.0" encoding="ISO-8859-1"?><contract><name>Müller</name></contract>',
        'latin1',
      ),
    },
    { name: 'data/words of all.txt', content: 'سلام, привіт' },
    { name: 'data/places.json', content: '{"places":["Lindenau","Plagwitz"]}' },
  ]);
}

/** What cannot be played here: speaks AICC, opens a window by itself or by a link, says nothing at all. */
export function oddItems12(): Buffer {
  const items = [
    { id: 'aicc', page: 'aicc.html' },
    { id: 'popup', page: 'popup.html' },
    { id: 'link', page: 'link.html' },
    { id: 'silent', page: 'silent.html' },
    { id: 'missing', page: 'item.html' },
  ];
  return makeZip([
    { name: 'imsmanifest.xml', content: manifest('1.2', items, '') },
    { name: 'item.html', content: PAGE(BEGINS) },
    { name: 'aicc.html', content: PAGE('const AICC_SID = location.search;') },
    {
      name: 'popup.html',
      content: PAGE(`${BEGINS} addEventListener('load', () => setTimeout(() => open('item.html'), 300));`),
    },
    {
      name: 'link.html',
      content: PAGE(
        `${BEGINS} document.body.insertAdjacentHTML('beforeend', '<a href="item.html" target="_blank">Out</a>');`,
      ),
    },
    { name: 'silent.html', content: PAGE('') },
  ]);
}
