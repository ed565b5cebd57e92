import { appendFileSync, copyFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ContentMistakes } from '#server/content/files/mistakes.ts';
import { importCampus } from '#server/content/import-campus.ts';
import { aCampus, SMALL_CAMPUS, type TestCampus, type Tokens } from '#tests/support/campus/campus.ts';

const DEMO_FILES = join(import.meta.dirname, '../demo/lantern/files');
const LESSON = 'lantern/units/hello-my-name-is/lessons/01-hello.yaml';
const VIDEO = `
  - videoFile:
      denomination: {en: Two greetings, ar: تحيتان}
      file: files/greetings.webm
      seconds: 24
      subtitles: {ar: files/greetings.ar.vtt, en: files/greetings.en.vtt}
`;
const QUERY = `{ lesson(id: "hello-my-name-is-1", courseId: "hello-my-name-is") { components {
  ... on VideoFile { denomination url thumbnail duration size subtitles { language url } } } }
  offlineManifest(kind: COURSE, id: "hello-my-name-is") { files { url size hash } } }`;

describe('a film of our own', () => {
  let campus: TestCampus;
  let amal: Tokens;
  let folder: string;
  beforeEach(async () => {
    campus = await aCampus();
    amal = await campus.login('amal');
    folder = mkdtempSync(join(tmpdir(), 'campus-films-'));
    cpSync(SMALL_CAMPUS, folder, { recursive: true });
    for (const name of ['greetings.webm', 'greetings.ar.vtt', 'greetings.en.vtt'])
      copyFileSync(join(DEMO_FILES, name), join(folder, 'lantern/files', name));
    appendFileSync(join(folder, LESSON), VIDEO);
  });
  afterEach(async () => {
    await campus.close();
    rmSync(folder, { recursive: true });
  });

  const run = () => importCampus({ store: campus.test.store, dataDir: campus.test.dataDir, folder, now: campus.now() });
  const answered = async () => {
    const { body } = await campus.ask({ query: QUERY, token: amal.token, languageId: '2' });
    const film = body.data.lesson.components.at(-1);
    return { film, files: body.data.offlineManifest.files };
  };

  it('is listed with its size and all its subtitles, and saved with them', async () => {
    await run();
    const { film, files } = await answered();
    expect(film).toMatchObject({
      duration: 24,
      thumbnail: null,
      url: expect.stringMatching(/^\/media\/\w{64}\.webm$/),
    });
    expect(film.subtitles.map(({ language }: { language: string }) => language)).toEqual(['en', 'ar']);
    const saved = files.map(({ url }: { url: string }) => url);
    for (const { url } of [film, ...film.subtitles]) expect(saved).toContain(url);
    expect(files.find(({ url }: { url: string }) => url === film.url).size).toBe(film.size);
  });

  it('is sent as what it is, whole or by range', async () => {
    await run();
    const { film } = await answered();
    const part = await campus.get(film.url, { headers: { range: 'bytes=0-3' } });
    expect([part.status, part.headers.get('content-type')]).toEqual([206, 'video/webm']);
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(new Uint8Array([0x1a, 0x45, 0xdf, 0xa3]));
    const subtitles = await campus.get(film.subtitles[0].url, {});
    expect(subtitles.headers.get('content-type')).toContain('text/vtt');
    expect(await subtitles.text()).toMatch(/^WEBVTT/);
  });

  it('is named as a mistake where its files are something else, or missing', async () => {
    writeFileSync(join(folder, 'lantern/files/greetings.webm'), '<html>');
    writeFileSync(join(folder, 'lantern/files/greetings.en.vtt'), '1\n00:00:01,000 --> 00:00:02,000\nSubRip');
    rmSync(join(folder, 'lantern/files/greetings.ar.vtt'));
    const error: unknown = await run().catch((reason: unknown) => reason);
    if (!(error instanceof ContentMistakes)) throw new Error(`No mistake was found: ${String(error)}`);
    expect(error.mistakes.map(({ file, message }) => `${file} | ${message}`).sort()).toEqual([
      `${LESSON} | files/greetings.en.vtt is no WebVTT file: it begins with WEBVTT`,
      `${LESSON} | files/greetings.webm is neither a WebM nor an MP4 film`,
      `${LESSON} | the file files/greetings.ar.vtt is missing`,
    ]);
  });
});
