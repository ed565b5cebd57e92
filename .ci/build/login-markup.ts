import { join } from 'node:path';
import type { Plugin, PluginOption } from 'vite';
import { builtFonts, urlOfFont } from './fonts.ts';
import { onlyFile } from './one-script.ts';

const SOURCE = 'src/app/rendered/login-markup.tsx';
/** Where the server finds it in the build (`server/rest/site/rendered-login.ts`); no browser takes it, so it has no compressed twin. */
const FILE = 'rendered/login-markup.mjs';

/**
 * Builds the login for the server (`src/app/rendered/login-markup.tsx`), which has it in the page of a first visit: one module
 * for Node with all that it needs in it. `plugins`: those of the app that classes and messages have their names from.
 */
export function loginMarkup({ root, plugins }: { root: string; plugins: PluginOption[] }): Plugin {
  return {
    name: 'campus:login-markup',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      const fonts = builtFonts((name) => urlOfFont(bundle, name));
      this.emitFile({ type: 'asset', fileName: FILE, source: await moduleOf(root, [...plugins, fonts]) });
    },
  };
}

function moduleOf(root: string, plugins: PluginOption[]): Promise<string> {
  return onlyFile(SOURCE, {
    root: join(root, 'src'),
    plugins,
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: join(root, SOURCE),
      target: 'node20',
      minify: true,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
}
