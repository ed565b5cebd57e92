export type Engine = 'sqlite' | 'postgres';

/** Column types of one engine. Text is compared by code point on both: keyset pages would differ otherwise. */
export interface ColumnTypes {
  readonly text: string;
  readonly integer: string;
}

export interface Migration {
  readonly name: string;
  readonly statements: (types: ColumnTypes, engine: Engine) => readonly string[];
}
