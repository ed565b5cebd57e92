import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isInMaintenance } from '#server/runtime/maintenance.ts';
import { SMALL_CAMPUS } from '#tests/support/campus/campus.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const CLI = fileURLToPath(new URL('./operator/cli.ts', import.meta.url));
const packageFile = v.pipe(v.string(), v.parseJson(), v.object({ scripts: v.object({ start: v.string() }) }));

describe('the start', { timeout: 120_000 }, () => {
  let dataDir: string;
  const children: ChildProcess[] = [];
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'campus-start-'));
  });
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });

  function run(script: string, args: string[] = [], env: Record<string, string> = {}) {
    const child = spawn(process.execPath, [script, ...args], { env: { ...process.env, DATA_DIR: dataDir, ...env } });
    children.push(child);
    let text = '';
    child.stdout.on('data', (part) => (text += part));
    child.stderr.on('data', (part) => (text += part));
    const ended = once(child, 'exit').then(([code]) => ({ code, text }));
    const printed = (line: string) =>
      new Promise<string>((resolve, reject) => {
        child.stdout.on('data', () => text.includes(line) && resolve(text));
        void ended.then(() => reject(new Error(text)));
      });
    return { child, ended, printed };
  }
  const importSmall = () => run(CLI, ['import', SMALL_CAMPUS]).ended;

  it('reads where an import went, and that no server can have run there', async () => {
    const first = await importSmall();
    expect(first).toMatchObject({ code: 0 });
    expect(first.text).toContain(`Into ${dataDir}.`);
    expect(first.text).toContain('There was no campus in this folder.');
    expect((await importSmall()).text).not.toContain('There was no campus');
  });

  it('over an empty folder names it, serves no demo, and shows what is imported then', async () => {
    const server = run(MAIN, ['--port', '0', '--demo-if-local'], { PUBLIC_ORIGIN: 'https://campus.real-ngo.example' });
    const text = await server.printed('Ctrl-C');
    expect(text).toContain(`There is no campus in ${dataDir}: `);
    expect(text).not.toContain('lantern');
    const [, port] = /port (\d+)/.exec(text) ?? [];
    const statuses = async () => {
      const asked = ['/', '/dev/mail', '/readyz', '/healthz'].map((path) => fetch(`http://127.0.0.1:${port}${path}`));
      return (await Promise.all(asked)).map(({ status }) => status);
    };
    expect(await statuses()).toEqual([503, 503, 503, 200]);
    expect(await importSmall()).toMatchObject({ code: 0 });
    // Of the demo accounts that were imported beside it, a server that others reach shows nothing.
    expect((await statuses()).slice(1)).toEqual([404, 200, 200]);
  });

  it('by npm start alone brings up the demo, for this machine only', async () => {
    const { scripts } = v.parse(packageFile, readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
    const [program, script = '', ...args] = scripts.start.split(' ');
    expect([program, fileURLToPath(new URL(`../${script}`, import.meta.url))]).toEqual(['node', MAIN]);
    const text = await run(MAIN, [...args, '--port', '0']).printed('Ctrl-C');
    expect(text).toContain('Demo accounts of Lantern Campus (password lantern-demo-1):');
    expect(text).toContain('It listens at 127.0.0.1');
    const [, port] = /lantern\.localhost:(\d+)/.exec(text) ?? [];
    expect((await fetch(`http://127.0.0.1:${port}/dev/mail`)).status).toBe(200);
    // A machine without a network has no other address.
    const others = Object.values(networkInterfaces()).flatMap((all = []) => all.filter(({ internal }) => !internal));
    await Promise.all(
      others
        .filter(({ family }) => family === 'IPv4')
        .map(({ address }) => expect(fetch(`http://${address}:${port}/healthz`)).rejects.toThrow('fetch failed')),
    );
  });

  it('refuses to open demo accounts to others, in one sentence', async () => {
    await importSmall();
    const { code, text } = await run(MAIN, ['--port', '0'], { TRUSTED_PROXY: '127.0.0.1' }).ended;
    expect(code).toBe(1);
    expect(text.trim()).toMatch(/^The campus in [^\n]* holds demo accounts[^\n]*$/);
  });

  it('is switched to maintenance and back without a database (APP-11)', async () => {
    const on = await run(CLI, ['maintenance', 'on']).ended;
    expect(on).toEqual({ code: 0, text: `Maintenance is on for ${dataDir}.\n` });
    expect(isInMaintenance(dataDir)).toBe(true);
    expect(await run(CLI, ['maintenance', 'off']).ended).toMatchObject({ code: 0 });
    expect(isInMaintenance(dataDir)).toBe(false);
    expect(await run(CLI, ['maintenance', 'maybe']).ended).toMatchObject({ code: 1 });
  });

  it('says where the campus is, who can log in and where e-mails go; ends cleanly; keeps its data', async () => {
    expect(await importSmall()).toMatchObject({ code: 0 });
    const first = run(MAIN, ['--port', '0']);
    const text = await first.printed('Ctrl-C');
    expect(text).toMatch(/Lantern Campus +http:\/\/lantern\.localhost:\d+/);
    expect(text).toContain('password lantern-demo-1');
    expect(text).toMatch(/Amal@lantern\.example +Learns German/);
    expect(text).toContain(join(dataDir, 'mail'));
    const port = /lantern\.localhost:(\d+)/.exec(text)?.[1];
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    first.child.kill('SIGINT');
    expect((await first.ended).code).toBe(0);
    const again = run(MAIN, ['--port', '0']);
    await again.printed('Ctrl-C');
    again.child.kill('SIGTERM');
    expect((await again.ended).code).toBe(0);
    expect((await importSmall()).text).toContain('0 written, 0 removed, 0 new people');
  });

  it('says that the port is taken', async () => {
    await importSmall();
    const other = createServer().listen(0, '::');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const { code, text } = await run(MAIN, ['--port', String(port)]).ended;
    other.close();
    expect(code).toBe(1);
    expect(text.trim()).toMatch(/^The port is taken[^\n]*$/);
  });

  it('says which setting is not usable', async () => {
    const { code, text } = await run(MAIN, [], { PORT: 'many' }).ended;
    expect(code).toBe(1);
    expect(text.trim()).toBe('PORT (or --port) is not usable: it must be a number from 0 to 65535.');
  });
});
