import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { build } from 'vite';
import { HEADERS } from '#campus/network/headers.ts';
import { takeOutFaults } from '#tools/build/without-faults.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const FOLDER = join(ROOT, 'node_modules/.cache/bench-offline');
const ANSWER = JSON.stringify({
  data: { createContentList: { success: true, errors: [], contentList: null } },
  extensions: { asOf: 1 },
});

/** The real cache and outbox on an empty page, with a campus that takes everything at once: what is measured is the device. */
export async function serveBench(): Promise<{ origin: string; stop: () => void }> {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    plugins: [takeOutFaults(), lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
    build: {
      outDir: FOLDER,
      emptyOutDir: true,
      minify: true,
      lib: { entry: join(import.meta.dirname, 'page.ts'), formats: ['es'], fileName: () => 'bench.js' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const script = readFileSync(join(FOLDER, 'bench.js'));
  const server = createServer((request, response) => {
    if (request.url === '/graphql') {
      request.resume().once('end', () => {
        response.setHeader('content-type', 'application/json').setHeader(HEADERS.campus, '1').end(ANSWER);
      });
    } else if (request.url === '/bench.js') response.setHeader('content-type', 'text/javascript').end(script);
    else response.setHeader('content-type', 'text/html').end('<script type="module" src="/bench.js"></script>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('The bench has no port.');
  return { origin: `http://127.0.0.1:${address.port}`, stop: () => void server.close() };
}
