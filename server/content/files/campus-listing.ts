import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isSystemLeftover } from '#server/model/system-leftover.ts';
import type { Mistake } from './mistakes.ts';

/** Files at the top of an organisation's folder, by their names without the ending. */
const TOP_FILES = [
  'organisation',
  'people',
  'attachments',
  'documents',
  'boards',
  'user-content',
  'providers',
  'tags',
  'categories',
  'landing',
  'consents',
  'onboarding',
  'offers',
  'language-school',
] as const;
export type TopFile = `${(typeof TOP_FILES)[number]}.yaml`;

/** Folders whose files are named by what they describe. */
const FOLDERS = ['modules', 'questionnaires', 'texts', 'terms', 'sub-organisations'] as const;
export type NamedFolder = (typeof FOLDERS)[number];

const IS_READ = [
  new RegExp(`^(?:${TOP_FILES.join('|')})\\.yaml$`),
  new RegExp(`^(?:${FOLDERS.join('|')})/[^/]+\\.yaml$`),
  /^units\/[^/]+\/(?:unit|lessons\/[^/]+)\.yaml$/,
];
/** In any letter case and spelling, and with the ending that Windows hides. */
const YAML_LIKE = /\.ya?ml(?:\.txt)?\s*$/i;
/** Whatever other files name lies there, in any format. */
const BY_PATH = new Set(['files', 'screens']);

const isRead = (path: string): boolean => IS_READ.some((pattern) => pattern.test(path));

/** Names of the YAML files of a folder, which are the ids of what they describe. */
export function yamlNames(folder: string): string[] {
  return entriesOf(folder)
    .map(({ name }) => name)
    .filter((name) => name.endsWith('.yaml') && !isPassedOver(name))
    .map((name) => name.slice(0, -'.yaml'.length))
    .sort();
}

export function folderNames(folder: string): string[] {
  return entriesOf(folder)
    .filter((entry) => entry.isDirectory() && !isPassedOver(entry.name))
    .map((entry) => entry.name)
    .sort();
}

/** Whether a folder has this very name in it: some disks know no letter case, and all others do. */
export function hasEntry(folder: string, name: string): boolean {
  return entriesOf(folder).some((entry) => entry.name === name);
}

/** The file of an organisation by another spelling, where the right one is missing. */
export function isOrganisation(folder: string): boolean {
  return entriesOf(folder).some(({ name }) => !isPassedOver(name) && renamed(name) === 'organisation.yaml');
}

/**
 * Looks through an organisation's folder for files that would not be read, each of which is a mistake: a lesson that is
 * called `.yml` would otherwise be taken away. Answers what systems left behind.
 */
export function checkListing(folder: string, mistakes: Mistake[], inside = ''): readonly string[] {
  return entriesOf(join(folder, inside)).flatMap((entry): readonly string[] => {
    const path = inside === '' ? entry.name : `${inside}/${entry.name}`;
    if (isPassedOver(entry.name)) return [path];
    if (entry.isDirectory()) return checkListing(folder, mistakes, path);
    if (YAML_LIKE.test(path) && !isRead(path) && !BY_PATH.has(path.split('/')[0] ?? ''))
      mistakes.push({ file: path, field: '', message: unreadMessage(path) });
    return [];
  });
}

function unreadMessage(path: string): string {
  const name = renamed(path);
  return isRead(name) ? `is not read: call it ${name}` : 'is not read: docs/content.md says how files are called';
}

/** The path as it would be read: another ending first, small letters where that is not enough. */
function renamed(path: string): string {
  const plain = path.replace(YAML_LIKE, '.yaml');
  return isRead(plain) ? plain : plain.toLowerCase();
}

function isPassedOver(name: string): boolean {
  return name.startsWith('.') || isSystemLeftover(name);
}

function entriesOf(folder: string) {
  return existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
}
