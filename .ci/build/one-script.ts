import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { TARGET } from './target.ts';

type Options = Pick<InlineConfig, 'root' | 'plugins' | 'resolve'> & { root: string };

/** What is made of a source (a path below `root`): one classic script, with all that it imports in it. */
export async function oneScript(source: string, options: Options): Promise<string> {
  return onlyFile(source, {
    ...options,
    build: { target: TARGET, lib: { entry: join(options.root, source), formats: ['iife'], name: 'script' } },
  });
}

/** The code of a build of its own of which one file comes: nothing of it is written, and nothing of the app's settings is in it. */
export async function onlyFile(source: string, config: InlineConfig): Promise<string> {
  const answer = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ...config,
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: { ...config.build, write: false },
  });
  const outputs = (Array.isArray(answer) ? answer : [answer]).flatMap((each) => ('output' in each ? each.output : []));
  const [chunk, ...others] = outputs.filter((each) => each.type === 'chunk');
  if (chunk === undefined || others.length > 0) throw new Error(`${source} is not one file.`);
  return chunk.code.trim();
}
