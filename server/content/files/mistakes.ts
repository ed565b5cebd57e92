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

  constructor(mistakes: readonly Mistake[]) {
    super(mistakes.map(sentenceOf).join('\n'));
    this.mistakes = mistakes;
  }
}

function sentenceOf({ file, field, message }: Mistake): string {
  return field === '' ? `${file}: ${message}` : `${file}: ${field}: ${message}`;
}
