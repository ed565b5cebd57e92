/** One thing that is wrong in somebody's files, said so that they can find and mend it. */
export interface Mistake {
  /** Path below the imported folder. */
  readonly file: string;
  /** Where in the file, like `components.2.text.de`; empty for the file as a whole. */
  readonly field: string;
  readonly message: string;
}

/** Nothing was imported; `mistakes` holds all of them, not just the first. */
export class ContentMistakes extends Error {
  override name = 'ContentMistakes';
  readonly mistakes: readonly Mistake[];

  /** `lines`: where in its file a field stands, as far as that is known. */
  constructor(mistakes: readonly Mistake[], lines: ReadonlyMap<Mistake, number> = new Map()) {
    super(mistakes.map((mistake) => sentenceOf(mistake, lines.get(mistake))).join('\n'));
    this.mistakes = mistakes;
  }
}

function sentenceOf({ file, field, message }: Mistake, line: number | undefined): string {
  const place = line === undefined ? file : `${file}: line ${line}`;
  return field === '' ? `${place}: ${message}` : `${place}: ${field}: ${message}`;
}
