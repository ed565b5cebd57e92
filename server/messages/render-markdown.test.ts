import { describe, expect, it } from 'vitest';
import { USER_CONTENT_TEXT_MAX } from '#campus/user-content-limits.ts';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';
import { depthOf, hostileMarkdown } from '#tests/support/texts/hostile-markdown.ts';
import { renderLearnerMarkdown } from './render-learner-markdown.ts';
import { renderDocument, renderMarkdown } from './render-markdown.ts';

/** A list in a list is two elements, a table four, and HTML of an author is bounded by the sanitiser. */
const DEPTH_SHOWN = 60;

describe.each([
  ['a content file', renderMarkdown],
  ['a page', renderDocument],
  ['a learner', renderLearnerMarkdown],
])('Markdown of %s', (_, render) => {
  it.each(nonEmpty(hostileMarkdown(USER_CONTENT_TEXT_MAX), 'text'))('is shown in bounded depth: %j', (_name, text) => {
    expect(depthOf(render(text))).toBeLessThanOrEqual(DEPTH_SHOWN);
  });

  it.each(['> ', '- ', '1. ', '> - ', '* > 1. '])('loses no word below the deepest level: %j', (part) => {
    const html = render(`${part.repeat(2500)}**last** word\n\nafter`);
    expect(html).toContain('<strong>last</strong> word');
    expect(html).toContain('after');
  });

  it('keeps each line below the deepest level', () => {
    const lines = Array.from({ length: 100 }, (_, n) => `${'  '.repeat(n)}- line ${n}.`);
    const html = render([...lines, '- last.'].join('\n'));
    for (const n of [0, 11, 12, 13, 50, 99]) expect(html).toContain(`line ${n}.`);
    expect(html).toMatch(/<li>last\.<\/li>\s*<\/ul>$/);
  });

  it.each([
    ['a list in a quotation', '> - a', '<blockquote>\n<ul>\n<li>a</li>\n</ul>\n</blockquote>'],
    ['emphasis', '*a **b***', '<p><em>a <strong>b</strong></em></p>'],
    [
      'a table',
      '|a|\n|-|\n|b|',
      '<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>b</td>\n</tr>\n</tbody>\n</table>',
    ],
    [
      'an address',
      'https://a.example/b?c=1&d',
      '<p><a href="https://a.example/b?c=1&amp;d">https://a.example/b?c=1&amp;d</a></p>',
    ],
    ['an address without a scheme', 'www.a.example.', '<p><a href="http://www.a.example">www.a.example</a>.</p>'],
    ['the end of a sentence', 'Ende.So weiter', '<p>Ende.So weiter</p>'],
    ['a link that is code', '[a](javascript:b)', '<p>[a](javascript:b)</p>'],
  ])('shows %s', (_name, text, html) => {
    expect(render(text)).toBe(html);
  });
});

it('shows what a learner struck out', () => {
  expect(renderLearnerMarkdown('~~a~~\nb')).toBe('<p><del>a</del><br />\nb</p>');
});
