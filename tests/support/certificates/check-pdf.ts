import { createRequire } from 'node:module';
import createQpdf, { type QpdfInstance } from '@neslinesli93/qpdf-wasm';
import * as v from 'valibot';

const WASM = createRequire(import.meta.url).resolve('@neslinesli93/qpdf-wasm/dist/qpdf.wasm');
const FILE = '/file.pdf';
/** Its own declarations leave this out. */
const files = v.object({ writeFile: v.function() });

let ready: Promise<QpdfInstance> | undefined;

/** The exit code of `qpdf --check`: 0 clean, 2 broken, 3 mended by guessing. What it found, qpdf prints itself. */
export async function checkPdf(file: Uint8Array): Promise<number> {
  ready ??= createQpdf({ locateFile: () => WASM });
  const qpdf = await ready;
  v.parse(files, qpdf.FS).writeFile(FILE, file);
  return qpdf.callMain(['--check', FILE]);
}
