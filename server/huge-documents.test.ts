import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SMALL_CAMPUS } from '#tests/support/campus/campus.ts';
import { importCampus } from './content/import-campus.ts';
import { openStore } from './store/database/open-store.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
/** What the server may use. Parsed, such a document takes up to 80 MB, and each was kept once. */
const HEAP_MB = 256;
const BYTES = 480 * 1024;
/** As the app asks: what is refused has a status that says so. */
const ACCEPT = 'application/graphql-response+json';

interface Form {
  readonly form: string;
  readonly times: number;
  readonly status: 200 | 400;
  /** Another document at each `n`, of the size that is just taken in. */
  readonly document: (n: number) => string;
}

const FORMS: readonly Form[] = [
  { form: 'fields', times: 53, status: 400, document: (n) => `query M${n} { me { ${'id '.repeat(BYTES / 3)} } }` },
  { form: 'levels', times: 6, status: 400, document: (n) => `query M${n} ${'{ me '.repeat(BYTES / 5)}` },
  { form: 'a comment', times: 6, status: 200, document: (n) => `query M${n} { viewer { id } } # ${'x'.repeat(BYTES)}` },
];

describe('a server with little memory', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'campus-huge-'));
  let server: ChildProcess;
  let port: string;
  beforeAll(async () => {
    const store = await openStore({ dataDir });
    await importCampus({ store, dataDir, folder: SMALL_CAMPUS, now: new Date() });
    await store.close();
    const args = [`--max-old-space-size=${HEAP_MB}`, MAIN, '--port', '0', '--data-dir', dataDir];
    const started = spawn(process.execPath, args, { env: { ...process.env, DATABASE_URL: '' } });
    server = started;
    port = await new Promise((resolve, reject) => {
      let output = '';
      started.stdout.on('data', (part) => {
        output += part;
        const [, found] = /lantern\.localhost:(\d+)/.exec(output) ?? [];
        if (found !== undefined) resolve(found);
      });
      started.once('exit', () => reject(new Error(output)));
    });
  });
  afterAll(() => {
    server.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function ask(query: string): Promise<{ status: number | undefined; body: string }> {
    const headers = { host: 'lantern.localhost', 'content-type': 'application/json', accept: ACCEPT };
    const asking = request({ host: '127.0.0.1', port, path: '/graphql', method: 'POST', headers });
    asking.end(JSON.stringify({ query }));
    const [response] = await once(asking, 'response');
    return { status: response.statusCode, body: await text(response) };
  }

  it.each(FORMS)('answers $form without end, each time another, and goes on', async ({ times, status, document }) => {
    for (let n = 0; n < times; n += 1) expect((await ask(document(n))).status, `at ${n}`).toBe(status);
    expect(await ask('{ viewer { id } }')).toMatchObject({ status: 200 });
    expect(server.exitCode).toBeNull();
  });
});
