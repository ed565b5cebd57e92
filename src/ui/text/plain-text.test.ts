// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

describe('the words of a text', () => {
  it('stand in lines of their own, without signs of HTML', async () => {
    expect(await plainText('<p>Bring <b>tea</b>.</p>\n<ul><li>One</li><li>Two &amp; three</li></ul>')).toBe(
      'Bring tea.\nOne\nTwo & three',
    );
  });

  it('never include what would run', async () => {
    expect(await plainText('<p>Hello</p><script>alert(1)</script>')).toBe('Hello');
  });
});
