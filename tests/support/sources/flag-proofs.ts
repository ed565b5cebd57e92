import { isSyntaxNode, nameOf, parsed, type Source, type SyntaxNode, visit } from '#tools/build/syntax.ts';

/** What one stretch of a test says of what its variables find. */
type Stretch = { readonly isOn: boolean; readonly there: Set<string>; readonly gone: Set<string> };

const RUNNERS = ['it', 'test'];
const FUNCTIONS = ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'];

/** The flags of which this test file shows that they gate something: with each of them on it expects other than without. */
export function flagsProvenIn(source: Source): Set<string> {
  const proven = new Set<string>();
  const tree = parsed(source);
  visit(tree, (node) => {
    for (const flag of [tableProof(node), ...switchProofs(node)]) if (flag !== undefined) proven.add(flag);
  });
  if (gatesEachSection(tree)) for (const flag of sectionFlags(tree)) proven.add(flag);
  return proven;
}

/** `it.each(flagCases('flag', …))(title, (isOn, expected) => …)`, where the test uses both. */
function tableProof(node: SyntaxNode): string | undefined {
  const [, test] = argumentsOf(node);
  const table = node.callee;
  if (!isSyntaxNode(table) || !isSyntaxNode(test) || !FUNCTIONS.includes(test.type)) return undefined;
  const [cases] = isRunnersEach(table.callee) ? argumentsOf(table) : [];
  if (!isSyntaxNode(cases) || nameOf(cases.callee) !== 'flagCases') return undefined;
  const [isOn, expected] = (Array.isArray(test.params) ? test.params : []).map(nameOf);
  const used = namesIn(test.body);
  return isOn !== undefined && expected !== undefined && used.has(isOn) && used.has(expected)
    ? textOf(argumentsOf(cases)[0])
    : undefined;
}

function isRunnersEach(node: unknown): boolean {
  return isSyntaxNode(node) && nameOf(node.property) === 'each' && RUNNERS.includes(nameOf(node.object) ?? '');
}

/** Flags that a journey's test switches off, where something is there in one state and gone in the other. */
function switchProofs(node: SyntaxNode): string[] {
  if (node.type !== 'CallExpression' || !RUNNERS.includes(nameOf(node.callee) ?? '')) return [];
  const story = argumentsOf(node).find((each) => isSyntaxNode(each) && FUNCTIONS.includes(each.type));
  const statements = isSyntaxNode(story) ? statementsOf(story.body) : [];
  const flags = new Set(statements.flatMap((each) => textOf(switchedOff(each)) ?? []));
  return [...flags].filter((flag) => isGated(statements, (off) => textOf(off) === flag));
}

/** Whether a helper of the journeys runs every section of a table with its flag on and off, and tells the difference. */
function gatesEachSection(tree: readonly SyntaxNode[]): boolean {
  let gates = false;
  visit(tree, (node) => {
    if (node.type !== 'FunctionDeclaration' || nameOf(node.id) !== 'expectGated') return;
    for (const loop of statementsOf(node.body))
      if (loop.type === 'ForOfStatement' && isGated(statementsOf(loop.body), (off) => nameOf(off) === 'flag'))
        gates = true;
  });
  return gates;
}

/** The flags in the tables that tests hand to that helper. */
function sectionFlags(tree: readonly SyntaxNode[]): string[] {
  const tables = new Set<string>();
  visit(tree, (node, around) => {
    const isInTest = around.some(({ callee }) => nameOf(callee) === 'test');
    if (isInTest && nameOf(node.callee) === 'expectGated') tables.add(nameOf(argumentsOf(node).at(-1)) ?? '');
  });
  const flags: string[] = [];
  visit(tree, (node, around) => {
    const table = around.find(({ type }) => type === 'VariableDeclarator');
    if (node.type === 'Property' && nameOf(node.key) === 'flag' && tables.has(nameOf(table?.id) ?? ''))
      flags.push(textOf(node.value) ?? '');
  });
  return flags;
}

function isGated(statements: readonly SyntaxNode[], isItsFlag: (off: unknown) => boolean): boolean {
  const stretches: Stretch[] = [{ isOn: true, there: new Set(), gone: new Set() }];
  for (const statement of statements) {
    const off = switchedOff(statement);
    if (off !== undefined) stretches.push({ isOn: !isItsFlag(off), there: new Set(), gone: new Set() });
    else noteStatement(statement, stretches.at(-1));
  }
  const namesWhen = (isOn: boolean, what: 'there' | 'gone') =>
    new Set(stretches.filter((stretch) => stretch.isOn === isOn).flatMap((stretch) => [...stretch[what]]));
  const differs = (there: boolean) =>
    [...namesWhen(there, 'there')].some((name) => namesWhen(!there, 'gone').has(name));
  return differs(true) || differs(false);
}

/** `await expect(x).toHaveCount(0)`: x is gone; any other assertion of x, and a click on it: x is there. */
function noteStatement(statement: SyntaxNode, stretch: Stretch | undefined): void {
  visit(statement, (node) => {
    const { callee } = node;
    if (node.type !== 'CallExpression' || !isSyntaxNode(callee) || !isSyntaxNode(callee.object)) return;
    const matcher = nameOf(callee.property);
    const isExpect = nameOf(callee.object.callee) === 'expect';
    const name = rootOf(isExpect ? argumentsOf(callee.object)[0] : callee.object);
    // The page itself is there whatever it shows.
    if (name === undefined || name === 'page') return;
    const isNone = matcher === 'toHaveCount' && isNumber(argumentsOf(node)[0], 0);
    if (isExpect) (isNone ? stretch?.gone : stretch?.there)?.add(name);
    else if (matcher === 'click') stretch?.there.add(name);
  });
}

/** What `await switchOff(campus, x)` is given; undefined where the statement is something else. */
function switchedOff(statement: SyntaxNode): unknown {
  const awaited = isSyntaxNode(statement.expression) ? statement.expression.argument : undefined;
  return isSyntaxNode(awaited) && nameOf(awaited.callee) === 'switchOff' ? argumentsOf(awaited)[1] : undefined;
}

/** The variable that a chain of calls begins with. */
function rootOf(node: unknown): string | undefined {
  if (!isSyntaxNode(node)) return undefined;
  return nameOf(node) ?? rootOf(node.type === 'CallExpression' ? node.callee : node.object);
}

function statementsOf(body: unknown): SyntaxNode[] {
  return isSyntaxNode(body) && Array.isArray(body.body) ? body.body.filter(isSyntaxNode) : [];
}

function argumentsOf(call: unknown): unknown[] {
  return isSyntaxNode(call) && Array.isArray(call.arguments) ? call.arguments : [];
}

function textOf(node: unknown): string | undefined {
  return isSyntaxNode(node) && typeof node.value === 'string' ? node.value : undefined;
}

function isNumber(node: unknown, number: number): boolean {
  return isSyntaxNode(node) && node.value === number;
}

function namesIn(tree: unknown): Set<string> {
  const names = new Set<string>();
  visit(tree, (node) => {
    if (node.type === 'Identifier') names.add(nameOf(node) ?? '');
  });
  return names;
}
