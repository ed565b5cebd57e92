import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { asksAtOnce } from './asks-at-once.ts';

const folder = mkdtempSync(join(tmpdir(), 'campus-at-once-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function asks(path: string, text: string): Promise<boolean> {
  writeFileSync(join(folder, path), text);
  return asksAtOnce(folder, [{ path, size: text.length, hash: '' }]);
}

describe('a script that makes synchronous requests', () => {
  it.each([
    ["request.open('GET', 'data.xml', false);"],
    ['r.open("GET",u+n(e),!1),r.send()'],
    ['xhr.open("GET", url(address), 0, user)'],
    ['$.ajax({ url: file, async: false })'],
    ['$.ajax({"async":!1,url:e})'],
  ])('is known: %s', async (text) => {
    expect(await asks('any.js', text)).toBe(true);
    expect(await asks('any.html', `<script>${text}</script>`)).toBe(true);
  });

  it.each([
    ["request.open('GET', 'data.xml', true);"],
    ["request.open('GET', 'data.xml');"],
    ['window.open(address, "_blank"); is(a, false)'],
    ['$.ajax({ url: file, async: true })'],
  ])('is no other: %s', async (text) => {
    expect(await asks('any.js', text)).toBe(false);
  });

  it('is looked for in scripts and pages only', async () => {
    expect(await asks('any.txt', '$.ajax({ async: false })')).toBe(false);
  });
});
