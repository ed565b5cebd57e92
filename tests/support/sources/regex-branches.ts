/** A pattern without one of its groups: what stands before and after, and what the group holds. */
type Split = { before: string; held: string; after: string };

/**
 * A pattern for each branch of each alternation in it, with everything else as it was: `a(b|c)` gives `a(?:b)` and `a(?:c)`.
 * Look-arounds and classes stay whole.
 */
export function branchesOf(pattern: string): string[] {
  const alternatives = alternativesOf(pattern);
  if (alternatives.length > 1) return alternatives.flatMap(branchesOf);
  const branches = groupsOf(pattern).flatMap(({ before, held, after }) =>
    branchesOf(held).map((branch) => `${before}(?:${branch})${after}`),
  );
  return branches.length === 0 ? [pattern] : branches;
}

function alternativesOf(pattern: string): string[] {
  const found: string[] = [];
  let from = 0;
  walk(pattern, (at, depth) => {
    if (depth !== 0 || pattern[at] !== '|') return;
    found.push(pattern.slice(from, at));
    from = at + 1;
  });
  return [...found, pattern.slice(from)];
}

/** The outermost groups with more than one branch somewhere in them. */
function groupsOf(pattern: string): Split[] {
  const found: Split[] = [];
  let open = 0;
  walk(pattern, (at, depth) => {
    if (pattern[at] === '(' && depth === 0) open = at;
    if (pattern[at] !== ')' || depth !== 0) return;
    const inner = pattern.slice(open + 1, at);
    if (/^\?(?!:)/.test(inner)) return;
    const held = inner.replace(/^\?:/, '');
    if (branchesOf(held).length > 1) found.push({ before: pattern.slice(0, open), held, after: pattern.slice(at + 1) });
  });
  return found;
}

/** Each sign that is not escaped or in a class, with how many groups are open around it. */
function walk(pattern: string, seen: (at: number, depth: number) => void): void {
  let depth = 0;
  let isClass = false;
  for (let at = 0; at < pattern.length; at += 1) {
    const sign = pattern[at];
    if (sign === '\\') at += 1;
    else if (isClass) isClass = sign !== ']';
    else if (sign === '[') isClass = true;
    else {
      if (sign === ')') depth -= 1;
      seen(at, depth);
      if (sign === '(') depth += 1;
    }
  }
}
