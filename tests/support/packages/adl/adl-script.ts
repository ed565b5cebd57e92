/** What one visit of an activity does, in the order of the script. */
export type AdlVisit = {
  /** As in the `act` of the address of the activity. */
  readonly activity: string;
  readonly calls: readonly AdlCall[];
  /** What is asked of the tester before the calls, and the answer that is right. */
  readonly questions: readonly { readonly asks: string; readonly answer: boolean }[];
  /** What the tester does when the activity has ended; empty: nothing, the activity asks for the next itself. */
  readonly tester: string;
};

export type AdlCall = {
  readonly call: string;
  readonly element: string;
  readonly value: string;
  readonly returns: string;
  readonly error: string;
};

export type AdlScript = { readonly start: string; readonly visits: readonly AdlVisit[] };

type Words = ReadonlyMap<string, string>;

/** Names and values as the scripts abbreviate them (`Commands.properties` of the suite). */
export function readAdlAbbreviations(text: string): Words {
  return new Map(pairsOf(text));
}

export function readAdlScript(text: string, words: Words): AdlScript {
  const visits: { name: string; pairs: [string, string][] }[] = [];
  let start = '';
  for (const [key, value] of pairsOf(text)) {
    const [, name, rest] = /^Act([^.]*)\.(.*)$/.exec(key) ?? [];
    if (key === 'start') start = value;
    if (name === undefined || rest === undefined) continue;
    if (visits.at(-1)?.name !== name) visits.push({ name, pairs: [] });
    visits.at(-1)?.pairs.push([rest, value]);
  }
  return { start, visits: visits.map(({ name, pairs }) => visitOf(name, pairs, words)) };
}

function visitOf(name: string, pairs: readonly [string, string][], words: Words): AdlVisit {
  const of = (key: string): string => pairs.find(([each]) => each === key)?.[1] ?? '';
  const answers = of('UIA').split('~');
  return {
    activity: name.replace(/V.*$/, ''),
    calls: pairs.flatMap(([key, value]) => (key.startsWith('commands') ? [callOf(value, words)] : [])),
    questions: of('UIQ')
      .split('~')
      .flatMap((asks, at) => (asks === '' ? [] : [{ asks, answer: answers[at] === 'Y' }])),
    tester: of('CUI').trim(),
  };
}

function callOf(text: string, words: Words): AdlCall {
  const [call = '', parameters = '', returns = '', error = ''] = text.split('->');
  const termFor = (key: string): string => (words.get(key) ?? key).trim();
  const cut = parameters.indexOf('!');
  const name = cut < 0 || call !== 'SET' ? parameters : parameters.slice(0, cut);
  const value = cut < 0 || call !== 'SET' ? '' : parameters.slice(cut + 1);
  const target = /^tar~(.*)~(.*)$/.exec(value);
  const asked = /^a~n~rv~(.*)~tar~(.*)$/.exec(name);
  return {
    call,
    element:
      asked === null
        ? name
            .split('~')
            .map((each) => (each.startsWith('&') ? each : termFor(each)))
            .join('.')
        : `adl.nav.request_valid.${termFor(asked[1] ?? '')}.{target=${asked[2]}}`,
    value: target === null ? termFor(value) : `{target=${target[1]}}${termFor(target[2] ?? '')}`,
    returns: termFor(returns),
    error: error.trim(),
  };
}

/** Lines of a properties file; a backslash at the end joins the next one. */
function pairsOf(text: string): [string, string][] {
  return text
    .replaceAll('\r', '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .flatMap((line) => {
      const at = line.indexOf('=');
      return line.startsWith('#') || at < 0 ? [] : [[line.slice(0, at).trim(), line.slice(at + 1).trim()]];
    });
}
