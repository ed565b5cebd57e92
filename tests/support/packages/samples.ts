import { resolve } from 'node:path';

/** Real packages of others, as they came (tests/samples/README.md). */
export const SAMPLES = resolve(import.meta.dirname, '../../samples');
