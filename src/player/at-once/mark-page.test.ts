import { describe, expect, it } from 'vitest';
import { markPage } from './mark-page.ts';

const HTML = 'text/html; charset=utf-8';
const MARK = /<script>for\(var w=window;[^<]*<\/script>/;

async function marked(text: string | Uint8Array<ArrayBuffer>, type = HTML): Promise<string> {
  const page = await markPage({ type, body: new Blob([text]) });
  return (await page.text()).replace(MARK, '|');
}

describe('a page of a package gets a script before all of its own', () => {
  it.each([
    ['<!doctype html><html><head>', '<!doctype html>|<html><head>'],
    [
      `<!-- ${'tool '.repeat(500)}-->\n<!DOCTYPE html>\n<head>`,
      `<!-- ${'tool '.repeat(500)}-->\n<!DOCTYPE html>\n|<head>`,
    ],
    [
      '<?xml version="1.0"?>\n<!DOCTYPE html PUBLIC "a" "b"><html>',
      '<?xml version="1.0"?>\n<!DOCTYPE html PUBLIC "a" "b">|<html>',
    ],
    ['\uFEFF<!doctype html><p>سلام', '<!doctype html>|<p>سلام'],
    ['<p>No head at all', '|<p>No head at all'],
    ['', '|'],
  ])('after what says which kind of page it is: %s', async (page, expected) => {
    expect(await marked(page)).toBe(expected);
  });

  it('and nothing else does', async () => {
    expect(await marked('<a/>', 'text/xml')).toBe('<a/>');
    expect(await marked('var a = "<html>";', 'text/javascript')).toBe('var a = "<html>";');
  });

  it('unless its letters have two bytes each: the script would be none of them', async () => {
    const bytes = new Uint8Array(Buffer.from('\uFEFF<!doctype html>', 'utf16le'));
    const page = await markPage({ type: HTML, body: new Blob([bytes]) });
    expect(new Uint8Array(await page.arrayBuffer())).toEqual(bytes);
  });
});
