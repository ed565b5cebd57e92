import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HEADER_BYTES } from '#campus/network/received-bytes.ts';
import { importCampus } from '#server/content/import-campus.ts';
import { aCampus, type TestCampus } from '#tests/support/campus/campus.ts';
import { addScormUnit, bringPackage, smallCampusFiles } from '#tests/support/packages/scorm-unit.ts';

const WORKER = 'the worker of this campus, again and again. '.repeat(100);
const ASSET = '/assets/a1b2c3d4.js';
const distDir = mkdtempSync(join(tmpdir(), 'campus-dist-'));
let campus: TestCampus;
let port: number;
beforeAll(async () => {
  writeFileSync(join(distDir, 'index.html'), '<!doctype html>');
  writeFileSync(join(distDir, 'sw.js'), WORKER);
  writeFileSync(join(distDir, 'sw.js.br'), brotliCompressSync(WORKER));
  mkdirSync(join(distDir, 'assets'));
  writeFileSync(join(distDir, ASSET), WORKER);
  writeFileSync(join(distDir, `${ASSET}.br`), brotliCompressSync(WORKER));
  campus = await aCampus({ distDir });
  port = await campus.server.listen(0);
});
afterAll(async () => {
  await campus.close();
  rmSync(distDir, { recursive: true });
});

/** What comes over the wire before the body, byte by byte, as a phone pays for it. */
function headOf(
  path: string,
  {
    accept = '*/*',
    body = '',
    host = 'lantern.localhost',
    method = body === '' ? 'GET' : 'POST',
  }: { accept?: string; body?: string; host?: string; method?: string },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let all = '';
    socket.on('error', reject).on('data', (piece) => {
      all += piece.toString('latin1');
      const end = all.indexOf('\r\n\r\n');
      if (end < 0) return;
      socket.destroy();
      resolve(all.slice(0, end + 4));
    });
    const lines = [
      `${method} ${path} HTTP/1.1`,
      `host: ${host}:${port}`,
      `accept: ${accept}`,
      'accept-encoding: br',
      ...(body === '' ? [] : ['content-type: application/json', `content-length: ${body.length}`]),
    ];
    socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  });
}

/** Of a unit that is brought for it. */
async function packageId(): Promise<string> {
  const folder = smallCampusFiles();
  addScormUnit(folder, 'lantern', 'golf');
  bringPackage(folder, 'lantern', 'golf', 'scorm/RuntimeBasicCalls_SCORM12.zip');
  await importCampus({ store: campus.test.store, dataDir: campus.test.dataDir, folder, now: campus.now() });
  rmSync(folder, { recursive: true });
  return (await campus.server.campuses.byHost('lantern.localhost'))?.courses.get('golf')?.scorm?.packageId ?? '';
}

const QUERY = '{ viewer { moduleCategories { denomination sections { courses { id denomination } } } } }';

it('has the headers that the data meter counts with, within a tenth', async () => {
  const [picture] = readdirSync(join(campus.test.dataDir, 'media'));
  const heads = {
    page: await headOf('/', { accept: 'text/html' }),
    media: await headOf(`/media/${picture}`, {}),
    file: await headOf(ASSET, {}),
    data: await headOf('/graphql', { body: JSON.stringify({ query: QUERY }) }),
    package: await headOf(`/packages/${await packageId()}/index.json`, { host: 'content.lantern.localhost' }),
  };
  const off = Object.entries(heads).map(([kind, head]) => {
    expect(head, kind).toMatch(/^HTTP\/1\.1 200 /);
    const counted = Object.entries(HEADER_BYTES).find(([name]) => name === kind)?.[1] ?? 0;
    return { kind, sent: head.length, counted, off: Math.abs(head.length - counted) / head.length };
  });
  expect(off.filter((one) => one.off > 0.1)).toEqual([]);
});

it('tells the worker, which no timeline shows, how large its own script is on the wire', async () => {
  const head = await headOf('/sw.js', { method: 'HEAD' });
  expect(head).toContain(`content-length: ${brotliCompressSync(WORKER).length}\r\n`);
});
