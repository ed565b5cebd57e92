import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const CLI = fileURLToPath(new URL('./cli.ts', import.meta.url));
const DEMO = fileURLToPath(new URL('../content/demo/lantern', import.meta.url));
const NOWHERE = '00000000-0000-4000-8000-000000000000';

/** Each command in a process of its own, over one database file, as an operator types it. */
describe('the operator’s commands', { timeout: 240_000 }, () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'campus-cli-'));
    expect(await campus('import', DEMO)).toMatchObject({ code: 0 });
  }, 240_000);
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  async function campus(...args: readonly string[]): Promise<{ code: number; out: string; err: string }> {
    const child = spawn(process.execPath, [CLI, ...args], { env: { ...process.env, DATA_DIR: dataDir } });
    let out = '';
    let err = '';
    child.stdout.on('data', (part) => (out += part));
    child.stderr.on('data', (part) => (err += part));
    const [code] = await once(child, 'close');
    return { code, out, err };
  }
  const waiting = async () => (await campus('documents')).out;

  it('show what waits, write it down for the operator only, and decide', async () => {
    const before = await waiting();
    expect(before).toContain('amal@lantern.example');
    const [id = ''] = before.split(' ');
    const file = join(dataDir, 'looked-at.pdf');
    expect(await campus('document', id, file)).toMatchObject({ code: 0, err: '' });
    expect(readFileSync(file, 'latin1').slice(0, 4)).toBe('%PDF');
    expect(statSync(file).mode & 0o077).toBe(0);
    // What is there already is not written over.
    expect(await campus('document', id, file)).toEqual({
      code: 1,
      out: '',
      err: `Nothing was written: ${file} is there already, or cannot be written.\n`,
    });

    expect(await campus('decide', id, 'INVALID_UPLOAD')).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('needs a comment'),
    });
    expect(await campus('decide', id, 'INVALID_UPLOAD', 'The back is missing.')).toMatchObject({
      code: 0,
      out: expect.stringContaining('The learner is notified.'),
    });
    expect(await waiting()).toBe('No document waits for a decision.\n');
    // Corrected, and no mistake of the words that were said first.
    expect((await campus('decide', id, 'ACCEPTED')).code).toBe(0);
  });

  it.each([
    ['a document that is not there', ['decide', NOWHERE, 'ACCEPTED'], /There is no document/],
    ['an id that would steer a terminal', ['decide', '\u001b[2J', 'ACCEPTED'], /There is no document \[2J/],
    ['another decision', ['decide', NOWHERE, 'MAYBE'], /A decision is one of/],
    ['somebody unknown', ['reviewer', 'add', 'nobody@lantern.example'], /There is nobody with the address/],
    ['somebody of another host', ['reviewer', 'add', 'amal@lantern.example', 'other.example'], /There is nobody/],
    ['neither add nor remove', ['reviewer', 'make', 'amal@lantern.example'], /Either reviewer add/],
    ['a folder without a campus', ['import', '/nowhere'], /Nothing was imported/],
    ['too few arguments', ['decide', NOWHERE], /^Usage/],
    ['an unknown command', ['forget'], /^Usage/],
    ['a setting that is not usable', ['documents', '--port', 'many'], /^PORT \(or --port\) is not usable/],
  ])('refuse %s in a sentence, and end with 1', async (_, args, sentence) => {
    const { code, out, err } = await campus(...args);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(sentence);
    expect(err).not.toMatch(/\n\s+at /);
    expect(err).not.toContain('\u001b');
  });

  it('say who decides on documents, and let others do so', async () => {
    expect((await campus('reviewers')).out).toContain('Katrin');
    expect((await campus('reviewer', 'add', ' SAMUEL@lantern.example', 'lantern.localhost')).out).toBe(
      'samuel@lantern.example decides on documents now, at /document-review.\n',
    );
    expect((await campus('reviewers')).out.trim().split('\n')).toHaveLength(2);
    expect((await campus('reviewer', 'remove', 'katrin@lantern.example')).code).toBe(0);
    expect((await campus('reviewers')).out).not.toContain('Katrin');
  });
});
