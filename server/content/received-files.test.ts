import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCampus, SMALL_CAMPUS, type TestCampus } from '#tests/support/campus/campus.ts';
import { ContentMistakes } from './files/mistakes.ts';
import { importCampus } from './import-campus.ts';

const UNIT = 'units/hello-my-name-is/unit.yaml';
const LESSON = 'units/hello-my-name-is/lessons/01-hello.yaml';
const NEIGHBOUR = 'units/hello-my-name-is/lessons/02-names.yaml';

let campus: TestCampus;
let root: string;
let folder: string;
beforeAll(async () => {
  campus = await aCampus();
});
afterAll(() => campus.close());
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'received-files-'));
  cpSync(SMALL_CAMPUS, root, { recursive: true });
  folder = join(root, 'lantern');
});
afterEach(() => rmSync(root, { recursive: true }));

const run = () =>
  importCampus({ store: campus.test.store, dataDir: campus.test.dataDir, folder: root, now: campus.now() });
const sentences = async (): Promise<readonly string[]> => {
  const error: unknown = await run().catch((reason: unknown) => reason);
  if (!(error instanceof ContentMistakes)) throw new Error(`No mistake was found: ${String(error)}`);
  return error.message.split('\n').map((sentence) => sentence.replace('lantern/', ''));
};
const text = (file: string) => readFileSync(join(folder, file), 'utf8');
const write = (file: string, content: string | Buffer) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
};

describe('a file in another encoding', () => {
  const at = (line: number) =>
    `${LESSON}: line ${line}: has letters that are not in UTF-8: save the file again as UTF-8`;
  it.each([
    ['Windows-1252', Buffer.from('# one\n# \xdcbung\n', 'latin1'), at(2)],
    ['Windows-1251', Buffer.from('# one\n\n# \xcf\xf0\xe8\xe2\xe5\xf2\n', 'latin1'), at(3)],
    ['Windows-1256', Buffer.from('# \xe3\xd1\xcd\xc8\xc7\n', 'latin1'), at(1)],
    ['ISO-8859-9', Buffer.from('# \xdd\xfe\n', 'latin1'), at(1)],
    [
      'UTF-16 with its mark',
      Buffer.from('\ufeff# Übung\n', 'utf16le'),
      `${LESSON}: is in UTF-16: save the file again as UTF-8`,
    ],
    [
      'UTF-16 without a mark',
      Buffer.from('# Übung\n', 'utf16le'),
      `${LESSON}: is in UTF-16: save the file again as UTF-8`,
    ],
    [
      'UTF-8 after a conversion that lost a letter',
      Buffer.from('# \ufffdbung\n'),
      `${LESSON}: line 1: has "\ufffd" where another program could not read a letter: write the letter again`,
    ],
  ])('%s is named with its line', async (_, before, sentence) => {
    write(LESSON, Buffer.concat([before, readFileSync(join(folder, LESSON))]));
    expect(await sentences()).toEqual([sentence]);
  });

  it('is taken in UTF-8 with a byte order mark, and with the line ends of Windows', async () => {
    write(LESSON, `\ufeff${text(LESSON).replaceAll('\n', '\r\n')}`);
    await expect(run()).resolves.toHaveLength(2);
  });

  it('is named where a picture has it', async () => {
    write(
      'files/logo.svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg">\n<title>\xdc</title></svg>', 'latin1'),
    );
    expect((await sentences())[0]).toMatch(
      /^organisation\.yaml: line \d+: logo: files\/logo\.svg, line 2: has letters that are not in UTF-8/,
    );
  });
});

describe('a file under another name', () => {
  it.each([
    [LESSON, 'units/hello-my-name-is/lessons/01-hello.yml'],
    [LESSON, 'units/hello-my-name-is/lessons/01-hello.YAML'],
    [LESSON, 'units/hello-my-name-is/lessons/01-hello.yaml.txt'],
    [LESSON, 'units/hello-my-name-is/Lessons/01-hello.yaml'],
    ['people.yaml', 'people.yml'],
    ['people.yaml', 'People.yaml'],
    ['landing.yaml', 'Landing.yaml'],
    ['modules/german-for-your-first-weeks.yaml', 'modules/german-for-your-first-weeks.Yml'],
  ])('%s as %s is not passed over', async (name, other) => {
    if (name === 'landing.yaml') write(name, '[]');
    mkdirSync(dirname(join(folder, other)), { recursive: true });
    renameSync(join(folder, name), join(folder, other));
    expect(await sentences()).toContain(`${other}: is not read: call it ${name}`);
  });

  it('is named where no file of a campus is called so', async () => {
    write('units/hello-my-name-is/drafts/03-later.yaml', text(LESSON));
    expect(await sentences()).toEqual([
      'units/hello-my-name-is/drafts/03-later.yaml: is not read: docs/content.md says how files are called',
    ]);
  });

  it('is named where it is that of the organisation itself', async () => {
    renameSync(join(folder, 'organisation.yaml'), join(folder, 'organisation.yml'));
    expect(await sentences()).toContain('organisation.yml: is not read: call it organisation.yaml');
  });

  it('of systems is passed over, and reported in the answer', async () => {
    const left = [
      '.DS_Store',
      '.git/config.yaml',
      '._people.yaml',
      '~$people.yaml',
      'people.yaml~',
      'modules/._german-for-your-first-weeks.yaml',
      'units/.DS_Store',
      'units/__MACOSX/unit.yaml',
      'units/hello-my-name-is/lessons/._01-hello.yaml',
      'units/hello-my-name-is/lessons/Thumbs.db',
      'files/desktop.ini',
    ];
    for (const name of left) write(name, Buffer.from([0, 5, 0x16, 7]));
    const [lantern] = await run();
    const shown = left.map((name) => name.replace(/^(\.git|units\/__MACOSX)\/.*/, '$1'));
    expect([lantern?.written, lantern?.removed, lantern?.passedOver.toSorted()]).toEqual([0, 0, shown.toSorted()]);
  });
});

describe('lessons', () => {
  it('of one number are both kept by telling them apart', async () => {
    write('units/hello-my-name-is/lessons/02-numbers.yaml', text(NEIGHBOUR));
    expect(await sentences()).toEqual([
      'units/hello-my-name-is/lessons/02-numbers.yaml: has the number of 02-names.yaml: give it one that is free',
    ]);
  });
});

describe('a day or a time that is none', () => {
  const RUN = (lines: string) =>
    `runs: [{ id: spring, zone: Europe/Berlin, appointments: [{ id: one, minutes: 60, ${lines} }] }]\n`;
  const FIELD = 'runs.0.appointments.0';
  it.each([
    ["start: '2027-02-30 18:00'", `${FIELD}.start: there is no such day`],
    ["start: '2027-02-29 18:00'", `${FIELD}.start: there is no such day`],
    ["start: '2027-04-31 18:00'", `${FIELD}.start: there is no such day`],
    ["start: '2027-13-01 18:00'", `${FIELD}.start: there is no such day`],
    ["start: '2027-02-27 25:30'", `${FIELD}.start: a time like 2026-12-01 18:00, or now+1d 18:00`],
    ["start: '2027-02-27 24:00'", `${FIELD}.start: a time like 2026-12-01 18:00, or now+1d 18:00`],
    ["start: 'now+1d 25:30'", `${FIELD}.start: a time like 2026-12-01 18:00, or now+1d 18:00`],
    [
      "start: '2027-02-27 18:00', deadline: '2027-02-27 18:01'",
      `${FIELD}.deadline: is after the start (2027-02-27 18:00): write a time before it`,
    ],
    [
      'start: now+1d 18:00, deadline: now+2d 18:00',
      `${FIELD}.deadline: is after the start (now+1d 18:00): write a time before it`,
    ],
    [
      "start: '2027-02-27 18:00', repeat: { frequency: WEEKLY, until: '2027-02-26 18:00' }",
      `${FIELD}.repeat.until: is before the start (2027-02-27 18:00): write a time after it`,
    ],
  ])('%s is named', async (lines, mistake) => {
    write('units/talk/unit.yaml', `denomination: { en: Talk }\ncourseType: OFFLINE_COURSE\nworkload: 1\n${RUN(lines)}`);
    expect(await sentences()).toEqual([`units/talk/unit.yaml: line 4: ${mistake}`]);
  });

  it.each([
    "start: '2028-02-29 23:59', deadline: '2028-02-29 23:59'",
    "start: '2027-12-31 00:00', repeat: { frequency: WEEKLY, until: '2027-12-31 00:00' }",
  ])('%s is one', async (lines) => {
    write('units/talk/unit.yaml', `denomination: { en: Talk }\ncourseType: OFFLINE_COURSE\nworkload: 1\n${RUN(lines)}`);
    await expect(run()).resolves.toHaveLength(2);
  });

  it.each([
    [UNIT, "startDate: '2026-10-01'", "startDate: '2026-11-31'", 'startDate: there is no such day'],
    [
      UNIT,
      "startDate: '2026-10-01'",
      "startDate: '2026-10-01'\nendDate: '2026-09-30'",
      'endDate: is before startDate: write a time after it',
    ],
    [UNIT, "'2026-09-30T18:00Z'", "'2026-09-31T18:00Z'", 'registrationDeadline: there is no such day'],
    [
      UNIT,
      "'2026-09-30T18:00Z'",
      "'2026-09-30T24:00Z'",
      'registrationDeadline: a day like 2026-12-01, or 2026-12-01T18:00Z',
    ],
    [
      'people.yaml',
      '  email: Amal',
      "  dateOfBirth: '1992-02-30'\n  email: Amal",
      '0.dateOfBirth: there is no such day',
    ],
  ])('of %s is named: %s as %s', async (file, from, to, mistake) => {
    expect(text(file)).toContain(from);
    write(file, text(file).replace(from, to));
    const found = await sentences();
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(new RegExp(`^${file}: line \\d+: `));
    expect(found[0]?.replace(/: line \d+/, '')).toBe(`${file}: ${mistake}`);
  });
});

describe('YAML that cannot be taken', () => {
  const nodes = (count: number) => Array.from({ length: count }, () => '  - *same').join('\n');
  it.each([
    [
      '51 aliases',
      `first: &same x\nall:\n${nodes(51)}\n`,
      /^tags\.yaml: line 53: repeats values by more than 50 aliases/,
    ],
    [
      'an alias of nothing',
      'a: 1\nb: *nothing\n',
      /^tags\.yaml: line 2: "\*nothing" repeats a value that nothing before it/,
    ],
    ['a tag of a program', 'a: 1\nb: !ruby/object x\n', /^tags\.yaml: line 2: Unresolved tag: !ruby\/object/],
  ])('%s is a mistake with its line', async (_, content, sentence) => {
    write('tags.yaml', content);
    expect((await sentences())[0]).toMatch(sentence);
  });
});

describe('a person outside the only domain', () => {
  it.each(['samuel@elsewhere.example', 'samuel@sub.lantern.example', 'samuel@lantern.example.org'])(
    '%s is named, since nobody of it can log in',
    async (email) => {
      write(
        'organisation.yaml',
        text('organisation.yaml').replace('traits: {', 'traits: { emailDomain: lantern.example,'),
      );
      appendFileSync(
        join(folder, 'people.yaml'),
        `- { id: tutor, email: ${email}, language: de, tutorOf: [{ course: hello-my-name-is }] }\n`,
      );
      const line = text('people.yaml').trimEnd().split('\n').length;
      expect((await sentences())[0]).toMatch(
        new RegExp(`^people\\.yaml: line ${line}: \\d+\\.email: must be an address of lantern\\.example`),
      );
    },
  );
});
