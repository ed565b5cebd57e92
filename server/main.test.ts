import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isInMaintenance } from '#server/runtime/maintenance.ts';
import { SMALL_CAMPUS } from '#tests/support/campus/campus.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const CLI = fileURLToPath(new URL('./operator/cli.ts', import.meta.url));

describe('the start', { timeout: 60_000 }, () => {
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
