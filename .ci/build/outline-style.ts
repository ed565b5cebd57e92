/** A rule of a sheet that the browser has read: what stands before its braces, and in them. */
type Rule = { prelude: string; body: string };

/** Whole elements of the page, and what the outline is known by (`src/campus/page/page-outline.ts`). */
const OF_OUTLINE =
  /^(?:\*|:before|:after|html|body|img|svg|video|canvas|:root[^.]*|\[(?:lang|dir)[^\]]*\]|.*\[data-outline.*)$/;

/**
 * Those rules of the app's minified sheet that the outline of a page is drawn with, in their order: they stand in the page
 * itself, so that the outline is painted before the sheet has come. As all of them are in the sheet again, after these,
 * nothing of the page looks otherwise then. Of the tokens only those that are used.
 */
export function outlineStyle(sheet: string): string {
  const rules = chosen(rulesOf(sheet), (prelude) => selectorsOf(prelude).every((each) => OF_OUTLINE.test(each)));
  const used = usedIn(rules);
  const drawn = textOf(rules, used);
  const animations = rulesOf(sheet).filter(({ prelude }) => isAnimationOf(prelude, drawn));
  return textOf(animations, used) + drawn;
}

function isAnimationOf(prelude: string, drawn: string): boolean {
  const [, name] = /^@keyframes (.+)$/.exec(prelude) ?? [];
  return name !== undefined && new RegExp(String.raw`animation:[^;}]*\b${name}\b`).test(drawn);
}

function chosen(rules: readonly Rule[], isChosen: (prelude: string) => boolean): Rule[] {
  return rules.flatMap(({ prelude, body }) => {
    if (!prelude.startsWith('@')) return isChosen(prelude) ? [{ prelude, body }] : [];
    if (!prelude.startsWith('@media')) return [];
    const inner = chosen(rulesOf(body), isChosen);
    return inner.length === 0 ? [] : [{ prelude, body: inner.map((each) => `${each.prelude}{${each.body}}`).join('') }];
  });
}

/** The tokens that something is drawn with, and those that these are made of. */
function usedIn(rules: readonly Rule[]): ReadonlySet<string> {
  const declarations = rules.flatMap(declarationsOf);
  const used = new Set<string>();
  for (let before = -1; before !== used.size; ) {
    before = used.size;
    for (const each of declarations)
      if (!isUnused(each, used)) for (const [, name = ''] of each.matchAll(/var\((--[\w-]+)/g)) used.add(name);
  }
  return used;
}

function isUnused(declaration: string, used: ReadonlySet<string>): boolean {
  return declaration.startsWith('--') && !used.has(declaration.slice(0, declaration.indexOf(':')));
}

function declarationsOf({ prelude, body }: Rule): string[] {
  return prelude.startsWith('@') ? rulesOf(body).flatMap(declarationsOf) : parts(body, ';');
}

function textOf(rules: readonly Rule[], used: ReadonlySet<string>): string {
  return rules
    .map((rule) => {
      const { prelude, body } = rule;
      const inner = prelude.startsWith('@')
        ? textOf(rulesOf(body), used)
        : declarationsOf(rule)
            .filter((each) => !isUnused(each, used))
            .join(';');
      return inner === '' ? '' : `${prelude}{${inner}}`;
    })
    .join('');
}

function rulesOf(text: string): Rule[] {
  return parts(text, '}').flatMap((each) => {
    const rule = each.replace(/^\s*(?:@[^{;]*;|\/\*.*?\*\/)*\s*/s, '');
    const open = rule.indexOf('{');
    return open === -1 ? [] : [{ prelude: rule.slice(0, open), body: rule.slice(open + 1) }];
  });
}

function selectorsOf(prelude: string): string[] {
  return parts(prelude, ',');
}

/** What stands between these signs, where they are in no quotes and no brackets. A brace that is closed by the last one ends a part. */
function parts(text: string, sign: ',' | ';' | '}'): string[] {
  const found: string[] = [];
  let [start, depth, quote] = [0, 0, ''];
  for (let at = 0; at < text.length; at += 1) {
    const here = text.charAt(at);
    if (quote !== '') quote = here === quote && text.charAt(at - 1) !== '\\' ? '' : quote;
    else if (here === '"' || here === "'") quote = here;
    else if ('({['.includes(here)) depth += 1;
    else if (')}]'.includes(here)) depth -= 1;
    if (quote === '' && depth === 0 && here === sign) {
      found.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...found, text.slice(start)].filter((each) => each.trim() !== '');
}
