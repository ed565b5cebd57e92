const BLOCKS = 'p, br, li, h2, h3, h4, h5, h6, blockquote, pre, tr, figcaption';

/** The words of a text of the campus, for where there is no HTML: a calendar, a message. A line for each block. */
export async function plainText(html: string): Promise<string> {
  const { sanitise } = await import('./sanitise.ts');
  const text = sanitise(html);
  for (const block of text.querySelectorAll(BLOCKS)) block.after('\n');
  return (text.textContent ?? '').replace(/[ \t]*\n\s*/g, '\n').trim();
}
