import { describe, expect, it } from 'vitest';
import { inserted, type MarkdownEdit, markdownEdit } from './markdown-edit.ts';

/** A text area as a text: what is selected stands between bars. */
const parse = (drawn: string) => {
  const [before = '', inside = '', behind = ''] = drawn.split('|');
  return { text: before + inside + behind, from: before.length, to: before.length + inside.length };
};
const draw = ({ text, from, to }: ReturnType<typeof parse>) =>
  `${text.slice(0, from)}|${text.slice(from, to)}|${text.slice(to)}`;

describe('the buttons above the text', () => {
  it.each<[MarkdownEdit, string, string]>([
    ['bold', 'Bread and |salt|.', 'Bread and **|salt|**.'],
    ['bold', 'Bread and **|salt|**.', 'Bread and |salt|.'],
    ['bold', 'خبز و|ملح|', 'خبز و**|ملح|**'],
    ['bold', '||', '**||**'],
    ['heading', 'One\nT||wo\nThree', 'One\n## Two||\nThree'],
    ['heading', 'One\n## T||wo', 'One\nTwo||'],
    ['list', '|bread\nsalt|', '|- bread\n- salt|'],
    ['list', '|- bread\n- salt|', '|bread\nsalt|'],
    ['link', 'See |here|.', 'See [here](|https://|).'],
    ['link', 'See ||', 'See [||](https://)'],
  ])('%s: %s becomes %s, and can be undone', (edit, before, after) => {
    expect(draw(markdownEdit(edit, parse(before)))).toBe(after);
  });

  it('put a picture on a line of its own', () => {
    expect(draw(inserted(parse('Our bread||'), '![](/media/a.jpg)'))).toBe('Our bread\n\n![](/media/a.jpg)||');
    expect(draw(inserted(parse('||'), '![](/media/a.jpg)'))).toBe('![](/media/a.jpg)||');
  });
});
