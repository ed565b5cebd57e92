/** What an item has reached, as the words of SCORM 1.2 say it; `not attempted` where it was never opened. */
export type StatusOf = (item: string) => string;

/** Statuses may be given by their first letter (AICC, 4.5.2). */
const BY_LETTER: Readonly<Record<string, string>> = {
  p: 'passed',
  c: 'completed',
  f: 'failed',
  i: 'incomplete',
  b: 'browsed',
  n: 'not attempted',
};
const TOKEN = /\s*(?:(<>|[&|~=(){},*])|"([^"]*)"|([^\s&|~=<>(){},*"]+))/y;

/** Whether an item with this status is done, as far as other items wait for it. */
export function isDone(status: string): boolean {
  return status === 'passed' || status === 'completed';
}

/** `sign`: an operator. `name`: an item, a status or a number. */
type Token = { sign?: string | undefined; name?: string | undefined };

/**
 * Whether the prerequisites of an item are met: an `aicc_script` (SCORM 1.2 CAM 2.3.2.5.1) like `A&(B|~C)`, `A="passed"` or
 * `2*{A,B,C}`. What cannot be read closes nothing: a learner must not be locked out by a slip of an author.
 */
export function prerequisitesAreMet(script: string, statusOf: StatusOf): boolean {
  try {
    const reader = readerOf(tokensOf(script));
    const value = either(reader, statusOf);
    return reader.next() === undefined ? value : true;
  } catch {
    return true;
  }
}

function tokensOf(script: string): Token[] {
  const tokens: Token[] = [];
  const pattern = new RegExp(TOKEN);
  const text = script.trim();
  while (pattern.lastIndex < text.length) {
    const found = pattern.exec(text);
    if (found === null) throw new SyntaxError(script);
    tokens.push({ sign: found[1], name: found[2] ?? found[3] });
  }
  return tokens;
}

function readerOf(tokens: readonly Token[]) {
  let at = 0;
  return {
    next: (): Token | undefined => tokens[at++],
    /** Goes past this sign, where it is the next. */
    takes: (sign: string): boolean => {
      if (tokens[at]?.sign !== sign) return false;
      at += 1;
      return true;
    },
  };
}
type Reader = ReturnType<typeof readerOf>;

function either(reader: Reader, statusOf: StatusOf): boolean {
  let value = both(reader, statusOf);
  while (reader.takes('|')) value = both(reader, statusOf) || value;
  return value;
}

function both(reader: Reader, statusOf: StatusOf): boolean {
  let value = one(reader, statusOf);
  while (reader.takes('&')) value = one(reader, statusOf) && value;
  return value;
}

function one(reader: Reader, statusOf: StatusOf): boolean {
  if (reader.takes('~')) return !one(reader, statusOf);
  if (reader.takes('(')) {
    const value = either(reader, statusOf);
    if (!reader.takes(')')) throw new SyntaxError(')');
    return value;
  }
  const name = nameOf(reader);
  if (reader.takes('*')) return someOf(Number(name), reader, statusOf);
  if (reader.takes('=')) return statusOf(name) === statusNamed(nameOf(reader));
  if (reader.takes('<>')) return statusOf(name) !== statusNamed(nameOf(reader));
  return isDone(statusOf(name));
}

/** `2*{A,B,C}`: at least two of these. */
function someOf(atLeast: number, reader: Reader, statusOf: StatusOf): boolean {
  if (!Number.isInteger(atLeast) || !reader.takes('{')) throw new SyntaxError('*');
  const values = [either(reader, statusOf)];
  while (reader.takes(',')) values.push(either(reader, statusOf));
  if (!reader.takes('}')) throw new SyntaxError('}');
  return values.filter(Boolean).length >= atLeast;
}

function nameOf(reader: Reader): string {
  const name = reader.next()?.name;
  if (name === undefined) throw new SyntaxError('a name is missing');
  return name;
}

function statusNamed(name: string): string {
  const lower = name.toLowerCase();
  return BY_LETTER[lower] ?? lower;
}
