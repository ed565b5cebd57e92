import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeZip } from './make-zip.ts';
import { addScormUnit } from './scorm-unit.ts';
import { manifest } from './small-packages.ts';

/** Between two of the numbers that a package counts, ms. */
const EACH = 30;
/** Numbers of an item before it ends itself and the next one opens. */
const PER_ITEM = 20;
const ITEMS = 30;

export const COUNTING_KINDS = ['scorm12', 'scorm2004', 'items2004', 'h5p'] as const;
export type CountingKind = (typeof COUNTING_KINDS)[number];

/**
 * Units of packages that do nothing but count, from where they were, and have each number kept. To the console each says
 * `found` with the number that it begins from, and `kept` with each that its call has answered for.
 */
export function addCountingPackages(folder: string, organisation: string): void {
  const archives = {
    scorm12: counting({ version: '1.2', items: 1 }),
    scorm2004: counting({ version: '2004 3rd Edition', items: 1 }),
    items2004: counting({ version: '2004 3rd Edition', items: ITEMS }),
  };
  for (const [unit, archive] of Object.entries(archives)) {
    addScormUnit(folder, organisation, unit);
    writeFileSync(join(folder, organisation, 'files', `${unit}.zip`), archive);
  }
  addLesson(folder, organisation);
}

/** Where a learner opens the package. */
export function pathOf(kind: CountingKind): string {
  return kind === 'h5p' ? '/course/h5p/lesson/h5p-1' : `/course/${kind}/play`;
}

function counting({ version, items }: { version: '1.2' | '2004 3rd Edition'; items: number }): Buffer {
  const all = Array.from({ length: items }, (_, at) => ({ id: `item-${at}` }));
  const flow = '<imsss:sequencing><imsss:controlMode choice="true" flow="true"/></imsss:sequencing>';
  return makeZip([
    { name: 'imsmanifest.xml', content: manifest(version, all, version === '1.2' ? '' : flow) },
    { name: 'item.html', content: version === '1.2' ? PAGE_12 : page2004(items) },
  ]);
}

const FIND = `function found(name) {
  try {
    for (let at = window; ; at = at.parent) if (at[name]) return at[name];
  } catch {
    return undefined;
  }
}`;

const PAGE_12 = `<!doctype html><html lang="en"><title>Counts</title><p id="n"></p><script>
${FIND}
const api = found('API');
addEventListener('load', () => {
  api.LMSInitialize('');
  let n = Number(api.LMSGetValue('cmi.core.lesson_location'));
  api.LMSSetValue('cmi.core.exit', 'suspend');
  console.debug('found ' + n);
  setInterval(() => {
    n += 1;
    api.LMSSetValue('cmi.core.lesson_location', String(n));
    if (api.LMSCommit('') === 'true') console.debug('kept ' + n);
    document.querySelector('#n').textContent = n;
  }, ${EACH});
});
</script></html>`;

/** An item that is not the last ends itself: what it counted stays with the number of the item before what the next counts. */
function page2004(items: number): string {
  return `<!doctype html><html lang="en"><title>Counts</title><p id="n"></p><script>
${FIND}
const api = found('API_1484_11');
const item = Number(new URLSearchParams(location.search).get('item').split('-')[1]);
const isLast = item === ${items - 1};
addEventListener('load', () => {
  api.Initialize('');
  let n = Number(api.GetValue('cmi.location'));
  api.SetValue('cmi.exit', 'suspend');
  console.debug('found ' + (item * ${PER_ITEM} + n));
  const counts = setInterval(() => {
    // One that is opened again at its end only ends again: what it would count is what the next begins from.
    if (isLast || n < ${PER_ITEM}) n += 1;
    api.SetValue('cmi.location', String(n));
    const isEnd = !isLast && n >= ${PER_ITEM};
    if (isEnd) {
      clearInterval(counts);
      api.SetValue('cmi.completion_status', 'completed');
      api.SetValue('cmi.exit', 'normal');
      api.SetValue('adl.nav.request', 'continue');
    }
    const answer = isEnd ? api.Terminate('') : api.Commit('');
    if (answer === 'true') console.debug('kept ' + (item * ${PER_ITEM} + n));
    document.querySelector('#n').textContent = n;
  }, ${EACH});
});
</script></html>`;
}

const COUNTER = `H5P.Counter = function (params, contentId, extras) {
  H5P.EventDispatcher.call(this);
  this.contentId = contentId;
  let n = extras.previousState ? extras.previousState.n : 0;
  this.getCurrentState = () => ({ n });
  this.attach = (container) => {
    console.debug('found ' + n);
    setInterval(() => {
      n += 1;
      this.triggerXAPIScored(n, 1000000, 'answered', false, false);
      console.debug('kept ' + n);
      container.text(n);
    }, ${EACH});
  };
};
H5P.Counter.prototype = Object.create(H5P.EventDispatcher.prototype);`;

const LIBRARY = {
  title: 'Counter',
  machineName: 'H5P.Counter',
  majorVersion: 1,
  minorVersion: 0,
  patchVersion: 0,
  runnable: 1,
  author: 'The campus',
  license: 'MIT',
  coreApi: { majorVersion: 1, minorVersion: 24 },
  embedTypes: ['div'],
  preloadedJs: [{ path: 'counter.js' }],
};
const CONTENT = {
  title: 'Counts',
  language: 'und',
  mainLibrary: 'H5P.Counter',
  embedTypes: ['div'],
  license: 'U',
  preloadedDependencies: [{ machineName: 'H5P.Counter', majorVersion: 1, minorVersion: 0 }],
};

function addLesson(folder: string, organisation: string): void {
  const unit = join(folder, organisation, 'units/h5p');
  mkdirSync(join(unit, 'lessons'), { recursive: true });
  const facts = 'denomination: {en: h5p, de: h5p}\ncourseType: HOSTED_COURSE\nworkload: 10\n';
  writeFileSync(join(unit, 'unit.yaml'), facts);
  writeFileSync(
    join(unit, 'lessons/01-counts.yaml'),
    'denomination: {en: Counts, de: Zählt}\nlength: 5\ncomponents:\n  - newH5p: {title: {en: Counts, de: Zählt}, package: files/counts.h5p}\n',
  );
  const archive = makeZip([
    { name: 'h5p.json', content: JSON.stringify(CONTENT) },
    { name: 'content/content.json', content: '{}' },
    { name: 'H5P.Counter-1.0/library.json', content: JSON.stringify(LIBRARY) },
    { name: 'H5P.Counter-1.0/counter.js', content: COUNTER },
  ]);
  writeFileSync(join(folder, organisation, 'files/counts.h5p'), archive);
}
