import { join } from 'node:path';
import { build, type Plugin, type PluginOption } from 'vite';
import { builtFonts, urlOfFont } from './fonts.ts';

const SOURCE = 'src/app/rendered/login-markup.tsx';
/** Where the server finds it in the build (`server/rest/site/rendered-login.ts`). */
const FILE = 'rendered/login-markup.js';

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

async function moduleOf(root: string, plugins: PluginOption[]): Promise<string> {
  const answer = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    root: join(root, 'src'),
    plugins,
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true, target: 'node' },
    build: {
      write: false,
      ssr: join(root, SOURCE),
      target: 'node20',
      minify: true,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const outputs = (Array.isArray(answer) ? answer : [answer]).flatMap((each) => ('output' in each ? each.output : []));
  const [chunk, ...others] = outputs.filter((each) => each.type === 'chunk');
  if (chunk === undefined || others.length > 0) throw new Error(`${SOURCE} is not one module.`);
  return chunk.code;
}
