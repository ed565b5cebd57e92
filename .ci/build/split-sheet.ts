import { AtRule, type ChildNode, parse, type Root, type Rule } from 'postcss';

type Sheets = { style: string; more: string };

/**
 * The app's minified sheet in two, each in its order: what daily pages need, and what other screens have besides
 * (daily-layers.ts). To the second go the rules of which each selector has a class that no daily script names, since they
 * match nothing that those draw. It comes after the first. So that this changes the order of no two rules of one file of
 * styles, a rule stays where one of its file that stays follows; no file of the daily pages imports one of the others.
 */
export function splitSheet(
  sheet: string,
  { isDaily, fileOf }: { isDaily: (name: string) => boolean; fileOf: (name: string) => string },
): Sheets {
  const [style, more] = [parse(sheet), parse(sheet)];
  const filesThatStay = new Set<string>();
  const rulesOfMore = rulesOf(style)
    .toReversed()
    .map((rule) => {
      const names = rule.selectors.map(classesOf);
      const files = names.flat().map(fileOf);
      const goes = names.every((each) => !each.every(isDaily)) && !files.some((each) => filesThatStay.has(each));
      if (!goes) for (const each of files) filesThatStay.add(each);
      return goes;
    })
    .toReversed();
  drop(style, (at) => rulesOfMore[at] === true);
  drop(more, (at) => rulesOfMore[at] !== true);
  more.walkAtRules(/^(?!media$|container$|supports$)/, (each) => void each.remove());
  more.walkComments((each) => void each.remove());
  return { style: style.toString(), more: more.toString() };
}

/** Each rule with all that it stands in, in order: the same in one sheet and in the two that it is split into. */
export function listOfRules(...sheets: readonly string[]): string[] {
  return sheets.flatMap((sheet) => rulesOf(parse(sheet)).map((rule) => placeOf(rule) + rule.toString())).toSorted();
}

function placeOf({ parent }: Rule): string {
  return parent instanceof AtRule ? `${parent.params}|` : '';
}

/** All but the steps of animations, which stay together. */
function rulesOf(root: Root): Rule[] {
  const rules: Rule[] = [];
  root.walkRules((rule) => {
    if (!(rule.parent instanceof AtRule && rule.parent.name === 'keyframes')) rules.push(rule);
  });
  return rules;
}

function drop(root: Root, isDropped: (at: number) => boolean): void {
  for (const [at, rule] of rulesOf(root).entries()) if (isDropped(at)) removeWithPlace(rule);
}

/** With what it stands in where that has nothing else. */
function removeWithPlace(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent instanceof AtRule && parent.nodes?.length === 0) removeWithPlace(parent);
}

/** Those that an element that matches, or one around it, has: not what it must not have, or something in it. */
function classesOf(selector: string): string[] {
  let rest = selector.replace(/\[[^\]]*\]/g, '');
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(/\([^()]*\)/g, '');
  }
  return Array.from(rest.matchAll(/\.([A-Za-z_][\w-]*)/g), ([, name = '']) => name);
}
