import { describe, expect, it } from 'vitest';
import { nameOf, parsed, type SyntaxNode, sourcesOf, visit } from '#tests/support/sources/sources.ts';

const ALL = sourcesOf('src/**/*.{ts,tsx}', 'sw/**/*.ts', 'server/**/*.ts', 'tests/**/*.{ts,tsx}', '.ci/**/*.ts').filter(
  ({ path }) => !path.endsWith('.gen.ts') && !path.endsWith('.d.ts'),
);

/** Words of no profession, with what to write instead (docs/glossary.md). */
const INSTEAD: Readonly<Record<string, string>> = {
  Wish: 'input, draft, options or preference',
  Wishes: 'inputs, options or preferences',
  Told: 'announced, reported, or the name of what was received',
  Said: 'message, announced, reported, or the name of the value',
  Heard: 'received, or the name of the listener',
  Trouble: 'failure',
  Troubles: 'failures',
  Steadily: 'withReconnect',
  TakeIn: 'persist, create or import',
  AsIs: 'withoutUpgrade',
  Besides: 'the name of what stands there',
  Doorbell: 'requestBackgroundSync',
};

/** Keys that are stored on learners' devices under these names. */
const STORED: readonly string[] = ['saidNotifications'];

const DECLARING: ReadonlySet<string> = new Set([
  'VariableDeclarator',
  'FunctionDeclaration',
  'ClassDeclaration',
  'TSTypeAliasDeclaration',
  'TSInterfaceDeclaration',
]);

function banned(name: string): string[] {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
  return Object.keys(INSTEAD).filter((term) => {
    const parts = term.replaceAll(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();
    return `-${words.join('-')}-`.includes(`-${parts}-`);
  });
}

function declaredBy(node: SyntaxNode): string[] {
  const declared = DECLARING.has(node.type) ? nameOf(node.id) : undefined;
  return declared === undefined || STORED.includes(declared) ? [] : [declared];
}

describe('a name', () => {
  it.each([
    ['aWish', ['Wish']],
    ['TOLD_AT', ['Told']],
    ['takeIn', ['TakeIn']],
    ['mistakeIn', []],
    ['wished', []],
  ])('%s holds %j', (name, words) => {
    expect(banned(name)).toEqual(words);
  });

  it('is a standard term where something is declared', () => {
    const found = ALL.flatMap((source) => {
      const here: string[] = [];
      visit(parsed(source), (node) => {
        for (const name of declaredBy(node))
          for (const word of banned(name)) here.push(`${source.path}: ${name} → ${INSTEAD[word]}`);
      });
      return here;
    });
    expect(found).toEqual([]);
  });
});
