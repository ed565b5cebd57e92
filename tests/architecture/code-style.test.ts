import { describe, expect, it } from 'vitest';
import { isTest, sourcesOf } from '#tests/support/sources/sources.ts';
import { isSyntaxNode, nameOf, parsed, type Source, type SyntaxNode, visit } from '#tools/build/syntax.ts';

const ALL = sourcesOf(
  'src/**/*.{ts,tsx}',
  'sw/**/*.ts',
  'server/**/*.ts',
  'tests/**/*.{ts,tsx}',
  '.ci/**/*.ts',
  '*.config.ts',
).filter(({ path }) => !path.endsWith('.gen.ts') && !path.endsWith('.d.ts'));

const THIS = 'tests/architecture/code-style.test.ts';
const linesOf = ({ text }: Source): number => text.trimEnd().split('\n').length;

/** Where in the sources a node of this kind stands, as `path: what`. */
function found(kind: (node: SyntaxNode) => string | undefined, sources = ALL): string[] {
  return sources.flatMap((source) => {
    const here: string[] = [];
    visit(parsed(source), (node) => {
      const what = kind(node);
      if (what !== undefined) here.push(`${source.path}: ${what}`);
    });
    return here;
  });
}

/** Files with a line that matches, outside of strings that this test itself needs. */
function withLine(pattern: RegExp): string[] {
  return ALL.filter(({ path }) => path !== THIS).flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, at) => (pattern.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : [])),
  );
}

describe('a file', () => {
  it('has 250 lines at most, a test 300', () => {
    const long = ALL.filter((source) => linesOf(source) > (isTest(source) ? 300 : 250));
    expect(
      long.map((source) => `${source.path} (${linesOf(source)})`),
      'Split it into parts of the page or into rules, each named after what it is.',
    ).toEqual([]);
  });

  it('is called in kebab-case, routes and generated ones apart', () => {
    const odd = ALL.filter(
      ({ path }) =>
        !path.startsWith('src/routes/') &&
        !path
          .replace(/^\.ci\//, 'ci/')
          .split('/')
          .every((part) => /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/.test(part)),
    );
    expect(odd.map(({ path }) => path)).toEqual([]);
  });

  it('exports by name', () => {
    const defaults = found((node) => (node.type === 'ExportDefaultDeclaration' ? 'export default' : undefined));
    expect(
      defaults.filter((where) => !/\.config\.ts:|^\.ci\/test\/play-hand\.ts:/.test(where)),
      'One main export, named like the file.',
    ).toEqual([]);
  });
});

describe('a function', () => {
  /** The composition root wires many parts in one closure each. */
  const mostIn = ({ path }: Source): number => (path.startsWith('src/app/') ? 60 : 45);
  const product = ALL.filter((source) => !isTest(source) && /^(src|sw|server)\//.test(source.path));

  it('has 45 statements at most, those of the functions in it included', () => {
    expect(
      product.flatMap((source) =>
        statementsOf(source).flatMap(([name, count]) =>
          count > mostIn(source) ? [`${source.path}: ${name} (${count})`] : [],
        ),
      ),
      'Give a part of it a name of its own.',
    ).toEqual([]);
  });
});

describe('an object', () => {
  it('is never spread from a literal', () => {
    const spread = found((node) =>
      node.type === 'SpreadElement' && isSyntaxNode(node.argument) && node.argument.type === 'ObjectExpression'
        ? '...{ … }'
        : undefined,
    );
    expect(
      spread,
      'Write the properties into the object itself: a spread literal is not checked for excess properties.',
    ).toEqual([]);
  });
});

describe('types', () => {
  // What a journey hands to the browser has no schema to be parsed by.
  const notJourneys = ALL.filter(({ path }) => !path.startsWith('tests/journeys/'));
  // Test support reads answers as they come; the one `any` there says why.
  const strict = ALL.filter(({ path }) => path !== 'tests/support/campus/campus.ts');

  it('are never any', () => {
    const any = found((node) => (node.type === 'TSAnyKeyword' ? 'any' : undefined), strict);
    expect(any, 'Use `unknown` and parse it with valibot.').toEqual([]);
  });

  it('are parsed, not asserted', () => {
    const asserted = found((node) => {
      if (node.type === 'TSTypeAssertion') return '<type>';
      if (node.type !== 'TSAsExpression' || isConst(node.typeAnnotation)) return undefined;
      return 'as …';
    }, notJourneys);
    expect(
      asserted,
      'Parse where it comes in, or prove it with a type guard; only `as const` is a statement of fact.',
    ).toEqual([]);
  });

  it('are never talked out of null', () => {
    const bang = found((node) => (node.type === 'TSNonNullExpression' ? '!' : undefined));
    expect(bang, 'Say what happens when it is not there.').toEqual([]);
  });

  it('are erased, not compiled: Node runs the server as it is', () => {
    const compiled = found((node) =>
      ['TSEnumDeclaration', 'TSParameterProperty', 'TSExportAssignment'].includes(node.type) ? node.type : undefined,
    );
    expect(compiled).toEqual([]);
  });
});

describe('a resolver', () => {
  it('has its types from the contract', () => {
    expect(
      withLine(/\b__?: unknown\b/).filter((where) => where.startsWith('server/graphql/')),
      "Let the object `satisfies Fields<'…'>` (server/graphql/core/campus-resolvers.ts): model, arguments and answer are known then.",
    ).toEqual([]);
  });
});

describe('listeners', () => {
  it('are kept by `createEmitter` alone', () => {
    const own = found(
      (node) =>
        node.type === 'NewExpression' && nameOf(node.callee) === 'Set' && holdsFunctions(node)
          ? 'new Set<() => …>'
          : undefined,
      ALL.filter(({ path }) => path !== 'src/campus/create-emitter.ts'),
    );
    expect(own, 'Use `createStore` for a value that changes, `createEmitter` for what happens.').toEqual([]);
  });
});

describe('what is left behind', () => {
  it('is no note to oneself', () => {
    expect(withLine(/\b(TODO|FIXME|XXX|HACK)\b/), 'Do it now, or write an issue.').toEqual([]);
  });

  it('is no suppression without a reason', () => {
    const suppressed = withLine(/biome-ignore|@ts-(ignore|expect-error|nocheck)|eslint-disable|c8 ignore|v8 ignore/);
    expect(
      suppressed.filter((where) => !/biome-ignore lint\/\w+\/\w+: \S.{9,}/.test(where)),
      'Mend the cause; a suppression that must stay is `biome-ignore lint/group/rule: why`.',
    ).toEqual([]);
  });

  it('is no test that does not run', () => {
    const skipped = found((node) => {
      if (node.type !== 'MemberExpression' || !isSyntaxNode(node.object)) return undefined;
      const [on, word] = [nameOf(node.object), nameOf(node.property)];
      return ['it', 'test', 'describe'].includes(on ?? '') && ['skip', 'only', 'todo', 'fails'].includes(word ?? '')
        ? `${on}.${word}`
        : undefined;
    });
    expect(skipped, 'A test runs, or is not there.').toEqual([]);
  });
});

/** A set that is declared to be of functions, or of listeners by name. */
function holdsFunctions(node: SyntaxNode): boolean {
  let found = false;
  visit(node.typeArguments, (type) => {
    if (type.type === 'TSFunctionType' || /Listener$/.test(nameOf(type) ?? '')) found = true;
  });
  return found;
}

/** Every function of a file with how many statements stand in it; what is declared or assigned gives it its name. */
function statementsOf(source: Source): [name: string, count: number][] {
  const functions = new Map<SyntaxNode, { name: string; count: number }>();
  visit(parsed(source), (node, around) => {
    if (/^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type)) {
      const above = around.at(-1);
      const name = nameOf(node.id) ?? nameOf(above?.id) ?? nameOf(above?.key) ?? 'a function without a name';
      functions.set(node, { name, count: 0 });
    }
    if (node.type === 'BlockStatement' || !/(Statement|^VariableDeclaration)$/.test(node.type)) return;
    for (const outer of around) {
      const counted = functions.get(outer);
      if (counted !== undefined) counted.count += 1;
    }
  });
  return [...functions.values()].map(({ name, count }) => [name, count]);
}

function isConst(annotation: unknown): boolean {
  return isSyntaxNode(annotation) && annotation.type === 'TSTypeReference' && nameOf(annotation.typeName) === 'const';
}
