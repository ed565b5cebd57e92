import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { build, type Plugin } from 'vite';
import { oneScript } from './one-script.ts';
import { TARGET } from './target.ts';

/** Vite's manifest: source (or `_chunk`) → the file made of it and what it loads. */
const manifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    imports: v.optional(v.array(v.string()), []),
    dynamicImports: v.optional(v.array(v.string()), []),
    css: v.optional(v.array(v.string()), []),
    assets: v.optional(v.array(v.string()), []),
  }),
);
type Manifest = v.InferOutput<typeof manifestSchema>;

const MANIFEST = '.vite/player.json';
const ENTRY = 'player/launch.ts';

/** What plays each kind of content: all that it loads, beside the launcher itself, is what a device keeps for it. */
const KINDS: Readonly<Record<string, string>> = {
  scorm12: 'player/scorm/scorm12.ts',
  scorm2004: 'player/scorm/scorm2004.ts',
  h5p: 'player/h5p/h5p.ts',
};

/**
 * Builds what runs on the hosts of packages: the launcher with its players (`player/`), its page (`launch.html`) and its
 * worker (`content-worker.js`). They are builds of their own: nothing of them is in the app, and nothing of the app in them.
 */
export function player({ root, directory }: { root: string; directory: string }): Plugin {
  return {
    name: 'campus:player',
    apply: 'build',
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (this.environment.name !== 'client') return;
        writeFileSync(join(directory, 'content-worker.js'), await oneScript('sw/content-worker.ts', { root }));
        const manifest = await buildPlayer(root, directory);
        const launcher = filesOf(manifest, ENTRY, { isWhole: false });
        writeFileSync(join(directory, 'launch.html'), launcherPage(launcher));
        const kinds = Object.entries(KINDS).map(([kind, source]) => {
          const own = filesOf(manifest, source, { isWhole: true }).filter((file) => !launcher.includes(file));
          return [kind, own.map((file) => described(directory, file))];
        });
        writeFileSync(join(directory, 'player/files.json'), JSON.stringify(Object.fromEntries(kinds)));
      },
    },
  };
}

const COMMON = { configFile: false, publicDir: false, logLevel: 'warn' } as const;

async function buildPlayer(root: string, directory: string): Promise<Manifest> {
  await build({
    ...COMMON,
    root: join(root, 'src'),
    plugins: [withoutTextFonts()],
    build: {
      outDir: directory,
      emptyOutDir: false,
      target: TARGET,
      assetsDir: 'player',
      assetsInlineLimit: 0,
      modulePreload: false,
      reportCompressedSize: false,
      manifest: MANIFEST,
      rolldownOptions: { input: join(root, 'src', ENTRY) },
    },
    // H5P's own styles have a hack for browsers of long ago.
    css: { lightningcss: { errorRecovery: true } },
  });
  return v.parse(manifestSchema, JSON.parse(readFileSync(join(directory, MANIFEST), 'utf8')));
}

/** A megabyte that each device would keep: H5P's words are set in the letters of the device. Its signs stay. */
const TEXT_FONT = /@font-face\s*\{[^}]*\/fonts\/(?:inter|open-sans)\/[^}]*\}/g;

function withoutTextFonts(): Plugin {
  return {
    name: 'campus:h5p-fonts',
    enforce: 'pre',
    transform: {
      filter: { id: /h5p-standalone\/dist\/styles\/h5p\.css/ },
      handler: (code) => code.replaceAll(TEXT_FONT, ''),
    },
  };
}

/** Every file that a source loads, itself first. `isWhole`: also what it loads later. */
function filesOf(manifest: Manifest, source: string, { isWhole }: { isWhole: boolean }): readonly string[] {
  const seen = new Set<string>();
  const files = new Set<string>();
  for (const open = [source]; open.length > 0; ) {
    const key = open.shift() ?? '';
    const part = manifest[key];
    if (part === undefined) throw new Error(`The player has no part ${key}: has a file been renamed?`);
    if (seen.has(key)) continue;
    seen.add(key);
    for (const file of [part.file, ...part.css, ...part.assets]) files.add(file);
    // The launcher loads every player, each kind only its own.
    open.push(...part.imports, ...(isWhole && key !== ENTRY ? part.dynamicImports : []));
  }
  return [...files];
}

function described(directory: string, file: string) {
  const bytes = readFileSync(join(directory, file));
  return { path: `/${file}`, size: bytes.length, hash: createHash('sha256').update(bytes).digest('hex') };
}

/** Without words: what it says it is given by the app, in the language of the person. */
function launcherPage(scripts: readonly string[]): string {
  const [entry, ...others] = scripts;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>…</title>
<style>
html, body { block-size: 100%; margin: 0; }
body { background: Canvas; display: flex; flex-direction: column; }
main { flex: 1; min-block-size: 0; position: relative; }
main[aria-busy='true']::before {
  animation: turn 1s linear infinite; block-size: 24px; border: 3px solid GrayText; border-block-start-color: transparent;
  border-radius: 50%; content: ''; inline-size: 24px; inset: 0; margin: auto; position: absolute;
}
@keyframes turn { to { rotate: 1turn; } }
@media (prefers-reduced-motion: reduce) { main::before { animation: none; } }
iframe { block-size: 100%; border: 0; display: block; inline-size: 100%; }
</style>
${others.map((file) => `<link rel="modulepreload" href="/${file}">\n`).join('')}<script type="module" src="/${entry}"></script>
</html>
`;
}
