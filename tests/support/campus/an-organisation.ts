import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { importCampus } from '#server/content/import-campus.ts';
import type { Store } from '#server/store/database/open-store.ts';
import { SMALL_CAMPUS } from './campus.ts';

/** Where it is imported to. */
type Running = { test: { store: Store; dataDir: string }; now: () => Date };

/** Imports one more organisation into a campus that runs; `lines` are of its organisation.yaml, beside what it needs. */
export async function importOrganisation(
  campus: Running,
  organisation: {
    id: string;
    name: string;
    lines?: readonly string[];
    hosts?: readonly string[];
    /** By the name of their file, without ending. */
    partners?: Readonly<Record<string, string>>;
    /** More files, by their path. */
    files?: Readonly<Record<string, string>>;
  },
): Promise<string> {
  const { id, name, lines = [], hosts = [`${name}.localhost`], partners = {}, files = {} } = organisation;
  const folder = join(campus.test.dataDir, 'imported', name);
  cpSync(join(SMALL_CAMPUS, 'nordlicht'), folder, { recursive: true });
  const text = [
    `id: '${id}'`,
    `denomination: ${name}`,
    `legalName: ${name}`,
    `folderName: ${name}`,
    `hosts: [${hosts.join(', ')}]`,
    'tagline: { de: Hallo }',
    "brand: { mainColor: '#0f6a6b' }",
    'logo: files/logo.svg',
    'defaultLanguage: de',
    ...lines,
  ];
  writeFileSync(join(folder, 'organisation.yaml'), `${text.join('\n')}\n`);
  mkdirSync(join(folder, 'sub-organisations'), { recursive: true });
  for (const [file, partner] of Object.entries(partners))
    writeFileSync(join(folder, 'sub-organisations', `${file}.yaml`), partner);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  await importCampus({ store: campus.test.store, dataDir: campus.test.dataDir, folder, now: campus.now() });
  return `http://${hosts[0]}`;
}
