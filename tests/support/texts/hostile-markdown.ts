const nested = (open: string, close: string, length: number): string => {
  const levels = Math.floor(length / (open.length + close.length));
  return `${open.repeat(levels)}a${close.repeat(levels)}`;
};

/** Texts of a length on which parsers of Markdown recurse or go over everything for each letter, by what they are made of. */
export function hostileMarkdown(length: number): readonly (readonly [name: string, text: string])[] {
  const filled = (part: string): string => part.repeat(Math.floor(length / part.length));
  const side = Math.floor(Math.sqrt(length));
  const parts =
    '>|> |- |* |1. |> - |- > |> 1. - |[|![|]|a]|[a](|![a](|[a](<b|[a][b]|(|*a |**a |_a __a |a* |a**b|a***b |a_b |*|_|~|~~a |`|<|<a |<b>|</b>|<!--|<?|<!A|<![CDATA[|<blockquote>|<div>|\\|&|&#|!|http://|www.|a@|a.|a\n-\n|a\n=\n|=\n|#|# |> a\nb\n|> a\n\n|- a\n\n|[a]: b\n|```\n|---\n|a  \n|\n| |\t';
  return [
    ...parts.split(/\|(?=.)/s).map((part) => [part, filled(part)] as const),
    ...[
      ['*a _', '_ a*'],
      ['*a **a ', ' a** a*'],
      ['*_', '_*'],
      ['**', '**'],
      ['~~*', '*~~'],
      ['[', '](a)'],
      ['![', '](a)'],
      ['[', ']'],
      ['<blockquote>', '</blockquote>'],
      ['<ul><li>', '</li></ul>'],
      ['<b>', '</b>'],
      ['<table><tr><td>', '</td></tr></table>'],
    ].map(([open = '', close = '']) => [`${open}…${close}`, nested(open, close, length)] as const),
    ['lists by their indent', Array.from({ length: side }, (_, n) => `${'  '.repeat(n)}- a`).join('\n')],
    ['code of every length', Array.from({ length: side }, (_, n) => '`'.repeat(n)).join(' ')],
    ['columns', `${'|a'.repeat(length / 8)}\n${'|-'.repeat(length / 8)}\n${'|b'.repeat(length / 8)}`],
    ['rows', `|a|b|\n|-|-|\n${filled('|x|\n')}`],
    ['definition', `${filled('[a]')}\n\n[a]: b`],
    ['address of a mail', `${filled('a')}@`],
  ];
}

const VOID = new Set(['br', 'hr', 'img']);

/** How many elements stand in one another. */
export function depthOf(html: string): number {
  let [depth, deepest] = [0, 0];
  for (const [, closing, tag = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*>/g)) {
    if (VOID.has(tag)) continue;
    depth += closing === '/' ? -1 : 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
