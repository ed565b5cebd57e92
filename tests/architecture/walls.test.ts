import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { biomeConfig } from '#tools/lint/walls.ts';

const IMPORTS = 'lint/style/noRestrictedImports';
const GLOBALS = 'lint/style/noRestrictedGlobals';

/** What a newcomer might write, where, and the rule that must stop it (none: it is allowed). */
const PROBES: readonly (readonly [file: string, source: string, rule: string | undefined])[] = [
  ['src/campus/up.ts', `import { a } from '../a.ts'; export const b = a;`, IMPORTS],
  ['src/campus/wire.ts', `import { a } from '#wire/a.ts'; export const b = a;`, IMPORTS],
  ['src/campus/react.ts', `import { a } from 'react'; export const b = a;`, IMPORTS],
  ['src/wire/campus.ts', `import { a } from '#campus/a.ts'; export const b = a;`, undefined],
  ['src/wire/fetches.ts', `export const a = () => fetch('/x');`, undefined],
  ['src/wire/stores.ts', `export const a = () => localStorage.getItem('x');`, GLOBALS],
  ['src/offline/cache.ts', `import { a } from '#cache/a.ts'; export const b = a;`, IMPORTS],
  ['src/cache/offline.ts', `import { a } from '#offline/a.ts'; export const b = a;`, undefined],
  ['src/cache/features.ts', `import { a } from '#features/x/a.ts'; export const b = a;`, IMPORTS],
  ['src/device/fetches.ts', `export const a = () => fetch('/x');`, GLOBALS],
  ['src/ui/cache.ts', `import { a } from '#cache/a.ts'; export const b = a;`, IMPORTS],
  ['src/features/home/root.ts', `import { a } from '#features/lists/a.ts'; export const b = a;`, undefined],
  ['src/features/home/parts.ts', `import { a } from '#features/lists/parts/a.ts'; export const b = a;`, IMPORTS],
  ['src/features/home/app.ts', `import { a } from '#app/a.ts'; export const b = a;`, IMPORTS],
  ['src/features/home/dexie.ts', `import { a } from 'dexie'; export const b = a;`, IMPORTS],
  ['src/features/home/online.ts', `export const a = () => navigator.onLine;`, GLOBALS],
  ['src/features/home/default.ts', `const a = 1; export default a;`, 'lint/style/noDefaultExport'],
  ['src/features/home/CamelCase.ts', `export const a = 1;`, 'lint/style/useFilenamingConvention'],
  ['src/routes/$id.ts', `export const a = 1;`, undefined],
  ['src/routes/offline.ts', `import { a } from '#offline/a.ts'; export const b = a;`, IMPORTS],
  ['src/app/tests.ts', `import { a } from '#tests/a.ts'; export const b = a;`, IMPORTS],
  ['sw/cache.ts', `import { a } from '#cache/a.ts'; export const b = a;`, IMPORTS],
  ['sw/react.ts', `import { a } from 'react'; export const b = a;`, IMPORTS],
  ['sw/app.ts', `import { a } from '#app/worker/a.ts'; export const b = a;`, IMPORTS],
  ['sw/reads.ts', `import { a } from '#reads/a.ts'; export const b = a;`, undefined],
  ['sw/form.ts', `import { a } from '#features/push/wire.ts'; export const b = a;`, undefined],
  ['sw/mutation.ts', `import { a } from '#features/push/mutations.ts'; export const b = a;`, IMPORTS],
  ['src/features/push/wire.ts', `import { a } from '#cache/a.ts'; export const b = a;`, IMPORTS],
  ['src/features/lists/wire.ts', `import { a } from '#offline/a.ts'; export const b = a;`, undefined],
  ['src/reads/features.ts', `import { a } from '#features/lists/queries.ts'; export const b = a;`, undefined],
  ['src/storage/cache.ts', `import { a } from '#cache/a.ts'; export const b = a;`, undefined],
  ['src/storage/app.ts', `import { a } from '#app/session/a.ts'; export const b = a;`, IMPORTS],
  ['server/wire.ts', `import { a } from '#wire/a.ts'; export const b = a;`, IMPORTS],
  ['server/store/http.ts', `import { a } from '#server/http/a.ts'; export const b = a;`, IMPORTS],
  ['server/commands/core/http.ts', `import { a } from '#server/http/a.ts'; export const b = a;`, IMPORTS],
  ['server/commands/core/root.ts', `import { a } from '#server/main.ts'; export const b = a;`, IMPORTS],
  ['server/commands/lists/store.ts', `import { a } from '#server/store/schema/a.ts'; export const b = a;`, undefined],
  [
    'server/graphql/lists/commands.ts',
    `import { a } from '#server/commands/lists/a.ts'; export const b = a;`,
    undefined,
  ],
  ['server/http/graphql.ts', `import { a } from '#server/graphql/core/a.ts'; export const b = a;`, IMPORTS],
  ['server/announce.ts', `import { a } from '#server/rest/site/a.ts'; export const b = a;`, undefined],
  ['server/campus.ts', `import { a } from '#campus/a.ts'; export const b = a;`, undefined],
];

const report = v.object({
  diagnostics: v.array(v.object({ category: v.string(), location: v.object({ path: v.string() }) })),
});

describe('the walls that lint checks', () => {
  const folder = mkdtempSync(join(tmpdir(), 'campus-walls-'));
  let found: { category: string; path: string }[] = [];

  beforeAll(() => {
    const { vcs: _, $schema: __, ...config } = biomeConfig();
    for (const [file, source] of PROBES) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), `${source}\n`);
    }
    writeFileSync(join(folder, 'biome.json'), JSON.stringify(config));
    cpSync('package.json', join(folder, 'package.json'));
    const biome = join(process.cwd(), 'node_modules/.bin/biome');
    const args = ['lint', '--reporter=json', '--max-diagnostics=500', '.'];
    const { stdout } = spawnSync(biome, args, { cwd: folder, encoding: 'utf8' });
    const { diagnostics } = v.parse(report, JSON.parse(stdout.slice(stdout.indexOf('{'))));
    found = diagnostics.map(({ category, location }) => ({ category, path: location.path }));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(PROBES)('%s: %s → %s', (file, _, rule) => {
    const rules = found.filter(({ path }) => path.endsWith(file)).map(({ category }) => category);
    expect(rules, 'the wall is in .ci/lint/walls.ts').toEqual(rule === undefined ? [] : [rule]);
  });

  it('are written from their table', () => {
    const written: unknown = JSON.parse(readFileSync('biome.json', 'utf8'));
    expect(written, 'biome.json is generated: change .ci/lint/walls.ts and run `npm run walls`').toEqual(biomeConfig());
  });
});
