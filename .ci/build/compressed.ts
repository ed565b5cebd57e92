import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const TEXT = new Set(['.js', '.css', '.json', '.svg', '.html', '.webmanifest']);

/** Writes a `.br` beside every text file of the finished build, the worker included. */
export function compressed({ directory }: { directory: string }): Plugin {
  return {
    name: 'campus:compressed',
    apply: 'build',
    enforce: 'post',
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const files = readdirSync(directory, { recursive: true, encoding: 'utf8' });
        const texts = files.filter((file) => TEXT.has(extname(file)));
        await Promise.all(texts.map((file) => compress(join(directory, file))));
      },
    },
  };
}

async function compress(file: string): Promise<void> {
  const raw = await readFile(file);
  await writeFile(`${file}.br`, await brotli(raw, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: raw.length } }));
}
