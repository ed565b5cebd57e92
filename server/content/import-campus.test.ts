import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aCampus, SMALL_CAMPUS, type TestCampus } from '#tests/support/campus/campus.ts';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';
import { ContentMistakes } from './files/mistakes.ts';
import { importCampus } from './import-campus.ts';

describe('an import', () => {
  let campus: TestCampus;
  let folder: string;
  beforeEach(async () => {
    campus = await aCampus();
    folder = mkdtempSync(join(tmpdir(), 'campus-files-'));
    cpSync(SMALL_CAMPUS, folder, { recursive: true });
  });
  afterEach(async () => {
    await campus.close();
    rmSync(folder, { recursive: true });
  });

  const run = (from = folder) =>
    importCampus({ store: campus.test.store, dataDir: campus.test.dataDir, folder: from, now: campus.now() });
  const change = (file: string, from: string, to: string) => {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(from);
    writeFileSync(path, text.replace(from, to));
  };
  const mistakes = async () => {
    const error: unknown = await run().catch((reason: unknown) => reason);
    if (!(error instanceof ContentMistakes)) throw new Error(`No mistake was found: ${String(error)}`);
    return error.mistakes.map(({ file, field, message }) => `${file} | ${field} | ${message}`);
  };
  const title = async () =>
    (await campus.ask({ query: '{ course(id: "hello-my-name-is") { denomination } }' })).body.data.course?.denomination;

  it('of the same files again changes nothing', async () => {
    for (const { written, removed, people } of nonEmpty(await run(), 'organisation'))
      expect([written, removed, people]).toEqual([0, 0, 0]);
  });

  it('shows at once in the server that runs, and takes away what the files no longer hold', async () => {
    expect(await title()).toBe('Hello, my name is …');
    change('lantern/units/hello-my-name-is/unit.yaml', 'Hello, my name is …', 'Hello!');
    await run();
    expect(await title()).toBe('Hello!');
    rmSync(join(folder, 'lantern/units/small-talk'), { recursive: true });
    expect((await run(join(folder, 'lantern')))[0]?.removed).toBe(1);
    expect((await campus.ask({ query: '{ course(id: "small-talk") { id } }' })).body.data.course).toBeNull();
  });

  it('brands a new organisation at its host without a restart', async () => {
    const origin = 'http://sonnenhaus.localhost';
    expect((await campus.get('/organisation.json', { origin })).status).toBe(404);
    const fourth = join(folder, 'sonnenhaus');
    mkdirSync(join(fourth, 'files'), { recursive: true });
    cpSync(join(folder, 'nordlicht/files/logo.svg'), join(fourth, 'files/logo.svg'));
    const file = readFileSync(join(folder, 'nordlicht/organisation.yaml'), 'utf8');
    const text = file.replaceAll('nordlicht', 'sonnenhaus').replace("'12'", "'23'").replace('#4a3fa3', '#f2c200');
    writeFileSync(join(fourth, 'organisation.yaml'), text.replace('Nordlicht Akademie', 'Sonnenhaus'));
    await run(fourth);
    const organisation = await (await campus.get('/organisation.json', { origin })).json();
    expect(organisation).toMatchObject({ id: '23', denomination: 'Sonnenhaus' });
    expect((await campus.get('/icons/icon-192.png', { origin })).status).toBe(200);
  });

  it('leaves people and what they did alone', async () => {
    const { token } = await campus.login('amal');
    await campus.ask({
      query:
        'mutation { updateModule(id: "german-for-your-first-weeks", actions: [{removeModuleBookmark: {}}]) { success } }',
      token,
    });
    change('lantern/people.yaml', 'firstName: Amal', 'firstName: Other');
    appendFileSync(join(folder, 'lantern/people.yaml'), '- { id: new, email: new@lantern.example, language: de }\n');
    const [lantern] = await run();
    expect(lantern?.people).toBe(1);
    const { body } = await campus.ask({
      query: '{ me { firstName } viewer { bookmarkedItems { __typename } } }',
      token,
    });
    expect(body.data).toEqual({ me: { firstName: 'Amal' }, viewer: { bookmarkedItems: [] } });
    expect((await campus.login('new')).token).toBeTruthy();
  });

  it('lets somebody new follow only a list that is there', async () => {
    change(
      'lantern/people.yaml',
      '    - { id: first-papers,',
      '    - { id: made-later, denomination: Later, isPublic: true, items: [] }\n    - { id: first-papers,',
    );
    appendFileSync(
      join(folder, 'lantern/people.yaml'),
      '- { id: new, email: new@lantern.example, language: de, follows: [made-later, evening-learning] }\n',
    );
    await run();
    const { token } = await campus.login('new');
    const { body } = await campus.ask({ query: '{ viewer { contentLists(isOwner: false) { id } } }', token });
    expect(body.data.viewer.contentLists).toEqual([{ id: 'evening-learning' }]);
  });

  it('says of every mistake in which file and field it is, and then imports nothing at all', async () => {
    change('lantern/units/hello-my-name-is/unit.yaml', 'Hello, my name is …', 'Changed');
    change('lantern/units/numbers-time-money/unit.yaml', 'workload: 30', 'workload: long\nprice: 5');
    change('lantern/units/small-talk/unit.yaml', 'en: Small talk', 'de: Plaudern');
    change('lantern/modules/german-for-your-first-weeks.yaml', 'course: speaking-cafe', 'course: no-such-unit');
    change('lantern/categories.yaml', 'scene: speech-bubbles', 'scene: no-such-scene');
    change('lantern/units/hello-my-name-is/lessons/02-names.yaml', '- text:', '- video:');
    change('nordlicht/organisation.yaml', 'logo: files/logo.svg', 'logo: files/none.svg');
    writeFileSync(join(folder, 'lantern/providers.yaml'), 'a: [1\nb: 2');
    writeFileSync(
      join(folder, 'lantern/boards.yaml'),
      '- { course: numbers-time-money, messages: [{ id: demo-first, by: nobody, at: now, text: " " }] }',
    );
    writeFileSync(
      join(folder, 'lantern/attachments.yaml'),
      '- { id: plan, course: numbers-time-money, by: nobody, at: now, name: plan.exe, file: files/none.pdf }',
    );
    const reported = await mistakes();
    expect(reported).toEqual(
      expect.arrayContaining([
        'lantern/attachments.yaml | 0.by | there is no person "nobody"',
        'lantern/attachments.yaml | 0.name | "plan.exe" is no name of a file that a project takes',
        'lantern/attachments.yaml | 0.file | there is nothing in "files/none.pdf"',
        expect.stringContaining('lantern/units/numbers-time-money/unit.yaml | workload | '),
        'lantern/units/numbers-time-money/unit.yaml | price | there is no such field',
        'lantern/units/small-talk/unit.yaml | denomination | has no text in the default language (en)',
        'lantern/modules/german-for-your-first-weeks.yaml | courses.2.course | there is no unit "no-such-unit"',
        expect.stringContaining('lantern/categories.yaml | 1.image.scene | '),
        'lantern/units/hello-my-name-is/lessons/02-names.yaml | components.0.text | the field is missing',
        'nordlicht/organisation.yaml | logo | the picture files/none.svg is missing',
        expect.stringContaining('lantern/providers.yaml | line '),
        expect.stringContaining('lantern/boards.yaml | '),
      ]),
    );
    expect(await title()).toBe('Hello, my name is …');
  });

  it('gives no organisation the host or the name of another', async () => {
    change(
      'nordlicht/organisation.yaml',
      'hosts: [nordlicht.localhost]',
      'hosts: [nordlicht.localhost, lantern.localhost]',
    );
    expect(await mistakes()).toEqual([
      'nordlicht/organisation.yaml | hosts.1 | "lantern.localhost" already belongs to organisation 1',
    ]);
  });

  it('takes no picture with a script or a reference to outside', async () => {
    const logo = join(folder, 'lantern/files/logo.svg');
    for (const evil of ['<script>1</script>', '<image href="https://evil.example/x.png"/>', '<g onload="x()"/>']) {
      writeFileSync(logo, `<svg xmlns="http://www.w3.org/2000/svg">${evil}</svg>`);
      expect(await mistakes()).toEqual([
        'lantern/organisation.yaml | logo | files/logo.svg holds a script or a reference to something outside',
      ]);
    }
  });

  it('renders markdown without anything that runs', async () => {
    const { body } = await campus.ask({ query: '{ course(id: "hello-my-name-is") { about } }' });
    expect(body.data.course.about).toBe('<p>You meet <em>somebody</em>.</p>');
  });

  it('of a folder without any organisation says so', async () => {
    await expect(run(join(folder, 'lantern/units'))).rejects.toThrow('holds no organisation.yaml');
  });
});
