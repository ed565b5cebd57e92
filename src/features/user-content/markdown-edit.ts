export type TextSelection = { text: string; from: number; to: number };
export type MarkdownEdit = 'bold' | 'heading' | 'list' | 'link';

const LINE_MARKS = { heading: '## ', list: '- ' } as const;
const ADDRESS = 'https://';

/**
 * A text with Markdown around what is selected, and what is selected then; a second time takes the marks away again. Offsets
 * are those of a text area: UTF-16, in the order in which the text is kept, so right to left is no case of its own.
 */
export function markdownEdit(edit: MarkdownEdit, selection: TextSelection): TextSelection {
  switch (edit) {
    case 'bold':
      return wrapped(selection, '**');
    case 'heading':
    case 'list':
      return withLineMarks(selection, LINE_MARKS[edit]);
    case 'link':
      return linked(selection);
    default:
      return edit satisfies never;
  }
}

/** Puts text in the place of what is selected, on a line of its own. */
export function inserted({ text, from, to }: TextSelection, block: string): TextSelection {
  const before = text.slice(0, from);
  const gap = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  const at = from + gap.length + block.length;
  return { text: `${before}${gap}${block}${text.slice(to)}`, from: at, to: at };
}

function wrapped({ text, from, to }: TextSelection, mark: string): TextSelection {
  const [before, inside, behind] = [text.slice(0, from), text.slice(from, to), text.slice(to)];
  const at = from - mark.length;
  if (before.endsWith(mark) && behind.startsWith(mark))
    return {
      text: before.slice(0, at) + inside + behind.slice(mark.length),
      from: at,
      to: at + inside.length,
    };
  const begin = from + mark.length;
  return { text: `${before}${mark}${inside}${mark}${behind}`, from: begin, to: begin + inside.length };
}

/** Of each line that the selection touches. */
function withLineMarks({ text, from, to }: TextSelection, mark: string): TextSelection {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const nextBreak = text.indexOf('\n', to);
  const end = nextBreak === -1 ? text.length : nextBreak;
  const lines = text.slice(start, end).split('\n');
  const areMarked = lines.every((line) => line.startsWith(mark));
  const changed = lines.map((line) => (areMarked ? line.slice(mark.length) : mark + line)).join('\n');
  const last = start + changed.length;
  return { text: text.slice(0, start) + changed + text.slice(end), from: lines.length === 1 ? last : start, to: last };
}

/** Its address is selected, to be written over. */
function linked({ text, from, to }: TextSelection): TextSelection {
  const label = text.slice(from, to);
  const begin = from + `[${label}](`.length;
  return {
    text: `${text.slice(0, from)}[${label}](${ADDRESS})${text.slice(to)}`,
    from: label === '' ? from + 1 : begin,
    to: label === '' ? from + 1 : begin + ADDRESS.length,
  };
}
