import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { packageIndexSchema, type ScormPackage } from '#campus/packages/package-index.ts';
import { hashFile } from '#server/store/content/media-files.ts';
import { makeZip, type ZipFile } from '#tests/support/packages/make-zip.ts';
import { SAMPLES } from '#tests/support/packages/samples.ts';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';
import { FILES_FOLDER, INDEX_FILE, importPackage } from './import-package.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'campus-packages-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function taken(...files: ZipFile[]): Promise<ScormPackage> {
  const path = join(folder, 'package.zip');
  writeFileSync(path, makeZip(files));
  const { index } = await importPackage(path, join(folder, 'packages'));
  if (index.content.kind !== 'scorm') throw new Error('This is no SCORM package.');
  return index.content;
}

const NAMESPACES =
  'xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3" xmlns:imsss="http://www.imsglobal.org/xsd/imsss" xmlns:adlseq="http://www.adlnet.org/xsd/adlseq_v1p3" xmlns:adlnav="http://www.adlnet.org/xsd/adlnav_v1p3"';
const manifestOf = (inner: string, version = '2004 4th Edition'): string =>
  `<manifest identifier="m" ${NAMESPACES}><metadata><schemaversion>${version}</schemaversion></metadata>${inner}</manifest>`;
const withItems = (items: string): string =>
  manifestOf(
    `<organizations><organization identifier="o"><title>Course</title>${items}</organization></organizations>${RESOURCES}`,
  );
const RESOURCES =
  '<resources><resource identifier="r" adlcp:scormType="sco" href="a.html"/><resource identifier="s" href="b.html"/></resources>';
const PAGES = [{ name: 'a.html' }, { name: 'b.html' }];
const manifest = (content: string | Buffer): ZipFile => ({ name: 'imsmanifest.xml', content });

/** What a map of IMS does not speak of. */
const NOTHING_OF_ADL = {
  readRawScore: false,
  readMinScore: false,
  readMaxScore: false,
  readCompletionStatus: false,
  readProgressMeasure: false,
};

describe('real packages', () => {
  it.each([
    ['scorm/RuntimeBasicCalls_SCORM12.zip', '1.2', '1.2'],
    ['scorm/RuntimeBasicCalls_SCORM20043rdEdition.zip', '2004', '2004 3rd Edition'],
  ])('%s is taken as it is', async (name, version, schemaVersion) => {
    const { id, index } = await importPackage(join(SAMPLES, name), folder);
    expect(index.content).toMatchObject({
      kind: 'scorm',
      version,
      schemaVersion,
      title: 'Golf Explained - Run-time Basic Calls',
      items: [{ id: 'item_1', kind: 'sco', href: 'shared/launchpage.html', isVisible: true }],
    });
    const kept: unknown = JSON.parse(readFileSync(join(folder, id, INDEX_FILE), 'utf8'));
    expect(v.parse(packageIndexSchema, kept)).toEqual(index);
    for (const { path, ...facts } of nonEmpty(index.files, 'file in the package'))
      expect(await hashFile(join(folder, id, FILES_FOLDER, path))).toEqual(facts);
  });

  it('an H5P package comes with all its libraries', async () => {
    const { index } = await importPackage(join(SAMPLES, 'h5p/h5p-test.h5p'), folder);
    expect(index.content).toEqual({
      kind: 'h5p',
      title: 'Hello World',
      mainLibrary: 'H5P.TrueFalse 1.6',
      language: null,
    });
  });

  it('an H5P package may show what lies in it, or in the web', async () => {
    const text = JSON.stringify({
      here: { path: 'images/a.png', mime: 'image/png' },
      elsewhere: { path: 'https://video.example/a', mime: 'video/YouTube' },
    });
    const main = '{"machineName":"H5P.A","majorVersion":1,"minorVersion":0';
    const path = join(folder, 'shows.h5p');
    const files = [
      { name: 'h5p.json', content: `{"title":"A","mainLibrary":"H5P.A","preloadedDependencies":[${main}}]}` },
      { name: 'content/content.json', content: text },
      { name: 'content/images/a.png', content: 'x' },
      { name: 'H5P.A-1.0/library.json', content: `${main},"runnable":1,"preloadedJs":[{"path":"a.js"}]}` },
      { name: 'H5P.A-1.0/a.js', content: '' },
      { name: 'H5P.A-1.0/LICENSE', content: 'MIT' },
    ];
    writeFileSync(path, makeZip(files));
    expect((await importPackage(path, folder)).index.content).toMatchObject({ mainLibrary: 'H5P.A 1.0' });
  });

  it('twice the same is one package', async () => {
    const path = join(SAMPLES, 'h5p/h5p-test.h5p');
    const [first, second] = [await importPackage(path, folder), await importPackage(path, folder)];
    expect(second).toEqual(first);
    expect(readdirSync(folder)).toEqual([first.id]);
  });
});

describe('a manifest', () => {
  const text = withItems('<item identifier="i" identifierref="r"><title>Über uns · عنّا</title></item>');
  const utf16 = Buffer.from(`\uFEFF${text}`, 'utf16le');
  it.each([
    ['in UTF-8', Buffer.from(text)],
    ['with a byte order mark', Buffer.from(`\uFEFF${text}`)],
    ['in UTF-16, little end first', utf16],
    ['in UTF-16, big end first', Buffer.from(utf16).swap16()],
    ['in UTF-16 without a mark', utf16.subarray(2)],
    ['that says UTF-16 and is not', Buffer.from(`<?xml version="1.0" encoding="UTF-16"?>${text}`)],
  ])('%s is read letter by letter', async (_, bytes) => {
    expect((await taken(manifest(bytes), ...PAGES)).items[0]?.title).toBe('Über uns · عنّا');
  });

  it('in an old encoding is read by what it says', async () => {
    const old = withItems('<item identifier="i" identifierref="r"><title>Über uns</title></item>');
    const bytes = Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>${old}`, 'latin1');
    expect((await taken(manifest(bytes), ...PAGES)).items[0]?.title).toBe('Über uns');
  });

  it.each([
    ['1.2', '1.2'],
    ['CAM 1.3', '2004'],
    ['2004 3rd Edition', '2004'],
    ['2004 4th Edition', '2004'],
    ['', '2004'],
  ])('of version "%s" is played as %s', async (declared, version) => {
    const inner = `<organizations><organization identifier="o"><item identifier="i" identifierref="r"/></organization></organizations>${RESOURCES}`;
    expect((await taken(manifest(manifestOf(inner, declared)), ...PAGES)).version).toBe(version);
  });

  it('names its default organization; else the first is played', async () => {
    const organizations = (first: string) =>
      `<organizations ${first}><organization identifier="a"><item identifier="i" identifierref="r"/></organization><organization identifier="b"><item identifier="j" identifierref="s"/></organization></organizations>${RESOURCES}`;
    const itemOf = async (more: string) =>
      (await taken(manifest(manifestOf(organizations(more))), ...PAGES)).items[0]?.id;
    expect(await itemOf('default="b"')).toBe('j');
    expect(await itemOf('default="gone"')).toBe('i');
    expect(await itemOf('')).toBe('i');
  });

  it('says the same with white space around its ids, addresses, numbers and flags', async () => {
    const inner = `<organizations default="o"><organization identifier="o"><item identifier="i" identifierref="r" isvisible="false"><imsss:sequencing><imsss:controlMode flow="true"/><imsss:limitConditions attemptLimit="2"/></imsss:sequencing></item></organization></organizations>${RESOURCES}`;
    const plain = manifestOf(inner, '2004 4th Edition');
    const spaced = plain.replaceAll(/="([^"]*)"/g, (all, value) => (/^http/.test(value) ? all : `="\n  ${value}\t"`));
    expect(spaced).not.toBe(plain);
    expect(await taken(manifest(spaced), ...PAGES)).toEqual(await taken(manifest(plain), ...PAGES));
  });

  it('finds its files through every base, encoded names and other letter cases', async () => {
    const inner =
      '<organizations><organization identifier="o"><item identifier="i" identifierref="r" parameters="?lang=de#two"/></organization></organizations>' +
      '<resources xml:base="Content/"><resource identifier="r" xml:base="one%20two/" adlcp:scormtype="SCO" href="Start.HTML?a=1"><file href="../shared/x.js"/></resource></resources>';
    const content = await taken(
      manifest(manifestOf(inner, '1.2')),
      { name: 'content/one two/start.html' },
      { name: 'content/shared/x.js' },
    );
    expect(content.items[0]).toMatchObject({ href: 'content/one%20two/start.html?a=1&lang=de#two', kind: 'sco' });
  });

  it('keeps chapters inside chapters, what is hidden, and all that SCORM 1.2 says to an item', async () => {
    const items =
      '<item identifier="c"><title>Chapter</title><item identifier="d" isvisible="false" identifierref="r"><title>One</title>' +
      '<adlcp:prerequisites type="aicc_script">a&amp;~b</adlcp:prerequisites><adlcp:masteryscore>80</adlcp:masteryscore>' +
      '<adlcp:maxtimeallowed>00:30:00</adlcp:maxtimeallowed><adlcp:timelimitaction>exit,message</adlcp:timelimitaction>' +
      '<adlcp:datafromlms>level=2</adlcp:datafromlms></item></item>';
    expect((await taken(manifest(withItems(items)), ...PAGES)).items).toMatchObject([
      {
        title: 'Chapter',
        href: null,
        kind: null,
        children: [
          {
            isVisible: false,
            href: 'a.html',
            prerequisites: 'a&~b',
            masteryScore: 80,
            maxTimeAllowed: '00:30:00',
            timeLimitAction: 'exit,message',
            dataFromLms: 'level=2',
          },
        ],
      },
    ]);
  });

  it('keeps what ADL adds to the maps of an objective beside what IMS says', async () => {
    const items =
      '<item identifier="i" identifierref="r"><imsss:sequencing><imsss:objectives><imsss:primaryObjective objectiveID="own"><imsss:mapInfo targetObjectiveID="all"/></imsss:primaryObjective><imsss:objective objectiveID="other"/></imsss:objectives>' +
      '<adlseq:objectives xmlns:adlseq="http://www.adlnet.org/xsd/adlseq_v1p3"><adlseq:objective objectiveID="own"><adlseq:mapInfo targetObjectiveID="all" writeCompletionStatus="true" readRawScore="false"/></adlseq:objective></adlseq:objectives></imsss:sequencing></item>';
    const content = await taken(manifest(withItems(items)), ...PAGES);
    expect(content.items[0]?.sequencing).toEqual({
      primaryObjective: {
        objectiveID: 'own',
        isPrimary: true,
        mapInfo: [
          { ...NOTHING_OF_ADL, targetObjectiveID: 'all' },
          {
            targetObjectiveID: 'all',
            writeCompletionStatus: true,
            readRawScore: false,
            readSatisfiedStatus: false,
            readNormalizedMeasure: false,
          },
        ],
      },
      objectives: [{ objectiveID: 'other' }],
    });
  });

  it('keeps the way through it, its own words before the shared ones', async () => {
    const items =
      '<item identifier="i" identifierref="r"><imsss:sequencing IDRef="shared"><imsss:controlMode flow="true" choice="false"/>' +
      '<imsss:sequencingRules><imsss:preConditionRule><imsss:ruleConditions conditionCombination="any"><imsss:ruleCondition operator="not" condition="objectiveMeasureGreaterThan" referencedObjective="quiz" measureThreshold="0.6"/></imsss:ruleConditions><imsss:ruleAction action="skip"/></imsss:preConditionRule></imsss:sequencingRules>' +
      '<imsss:objectives><imsss:primaryObjective objectiveID="quiz" satisfiedByMeasure="true"><imsss:minNormalizedMeasure>0.8</imsss:minNormalizedMeasure><imsss:mapInfo targetObjectiveID="all" writeSatisfiedStatus="true"/></imsss:primaryObjective></imsss:objectives></imsss:sequencing>' +
      '<adlcp:completionThreshold completedByMeasure="true" minProgressMeasure="0.9"/><adlnav:presentation><adlnav:navigationInterface><adlnav:hideLMSUI>continue</adlnav:hideLMSUI><adlnav:hideLMSUI>nonsense</adlnav:hideLMSUI></adlnav:navigationInterface></adlnav:presentation></item>';
    const shared =
      '<imsss:sequencingCollection><imsss:sequencing ID="shared"><imsss:controlMode choice="true"/><imsss:limitConditions attemptLimit="2"/><imsss:rollupRules rollupObjectiveSatisfied="false"><imsss:rollupRule childActivitySet="atLeastCount" minimumCount="2"><imsss:rollupConditions><imsss:rollupCondition condition="completed"/></imsss:rollupConditions><imsss:rollupAction action="completed"/></imsss:rollupRule></imsss:rollupRules></imsss:sequencing></imsss:sequencingCollection>';
    const content = await taken(manifest(withItems(items).replace('</manifest>', `${shared}</manifest>`)), ...PAGES);
    expect(content.items[0]?.sequencing).toEqual({
      sequencingControls: { flow: true, choice: false, rollupObjectiveSatisfied: false },
      attemptLimit: 2,
      sequencingRules: {
        preConditionRules: [
          {
            action: 'skip',
            conditionCombination: 'any',
            conditions: [
              {
                condition: 'objectiveMeasureGreaterThan',
                operator: 'not',
                referencedObjective: 'quiz',
                parameters: { threshold: 0.6 },
              },
            ],
          },
        ],
      },
      primaryObjective: {
        objectiveID: 'quiz',
        isPrimary: true,
        satisfiedByMeasure: true,
        minNormalizedMeasure: 0.8,
        mapInfo: [{ ...NOTHING_OF_ADL, targetObjectiveID: 'all', writeSatisfiedStatus: true }],
      },
      rollupRules: {
        rules: [
          {
            action: 'completed',
            conditionCombination: 'any',
            consideration: 'atLeastCount',
            minimumCount: 2,
            conditions: [{ condition: 'completed' }],
          },
        ],
      },
      completionThreshold: { completedByMeasure: true, minProgressMeasure: 0.9 },
      hideLmsUi: ['continue'],
    });
  });

  it('is read without what systems leave in archives', async () => {
    const { items } = await taken(
      manifest(text),
      ...PAGES,
      { name: '__MACOSX/._a.html', content: 'x' },
      { name: 'b/.DS_Store', content: 'x' },
    );
    expect(items).toHaveLength(1);
    expect(existsSync(join(folder, 'packages', '__MACOSX'))).toBe(false);
  });
});
