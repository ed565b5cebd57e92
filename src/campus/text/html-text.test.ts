import { describe, expect, it } from 'vitest';
import { htmlText } from './html-text.ts';

describe('the text of HTML', () => {
  it.each([
    ['<p>One</p><p>two</p>', 'One two'],
    ['<b>one</b><br>two', 'one two'],
    ['<p>Ar<b>bei</b>t</p>', 'Arbeit'],
    ['<h2 id="a">Tea</h2>\n<p>and   talk\nagain</p>', 'Tea and talk again'],
    ['Tea &amp; talk &lt;3 &#39;&quot;&#x2019;&nbsp;!', 'Tea & talk <3 \'"’ !'],
    ['&unknown; &#9999999;', '&unknown; &#9999999;'],
  ])('%s reads as %s', (html, text) => {
    expect(htmlText(html)).toBe(text);
  });

  it('are decoded once: what stands for HTML does not become HTML', () => {
    expect(htmlText('&amp;lt;script&amp;gt;')).toBe('&lt;script&gt;');
  });

  it('stand in lines of their own where lines are asked for', () => {
    const html = '<p>Bring <b>tea</b>.</p>\n<ul><li>One</li><li>Two &amp; three</li></ul>';
    expect(htmlText(html, '\n')).toBe('Bring tea.\nOne\nTwo & three');
  });

  it('never include what would run', () => {
    expect(htmlText('<p>Hello</p><script>alert("</p>")</script><style>p { }</style>')).toBe('Hello');
  });
});
