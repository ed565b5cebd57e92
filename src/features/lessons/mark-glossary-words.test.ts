// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { sanitise } from '#ui/text/sanitise.ts';
import { markWords } from './mark-glossary-words.ts';

function marked(html: string): HTMLElement {
  const box = document.createElement('div');
  box.append(sanitise(html));
  markWords(box, ['die Frist', 'das Amt'], 'term');
  return box;
}

describe('words of the glossary in a text of the campus', () => {
  it('can be tapped once in each block, and the text says what it said', () => {
    const html = '<p>Die <b>Frist</b> vom Amt, die Frist.</p><ul><li>Frist</li></ul>';
    const text = marked(html);
    expect([...text.querySelectorAll('button')].map((button) => button.textContent)).toEqual(['Frist', 'Amt', 'Frist']);
    expect(text.textContent).toBe('Die Frist vom Amt, die Frist.Frist');
    expect(text.querySelector('li button')?.outerHTML).toContain('data-word="0"');
  });

  it('are left alone in links and in code', () => {
    expect(marked('<p><a href="/x">Frist</a> <code>Amt</code></p>').querySelector('button')).toBeNull();
  });

  it('are no way in for markup', () => {
    const box = document.createElement('div');
    box.append(sanitise('<p>&lt;img src=x onerror=alert(1)&gt;</p>'));
    markWords(box, ['<img src=x onerror=alert(1)>'], 'term');
    expect(box.querySelector('img')).toBeNull();
    expect(box.textContent).toBe('<img src=x onerror=alert(1)>');
  });
});
