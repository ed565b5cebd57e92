import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import type { Organisation } from '#server/model/shapes.ts';
import { encodeShape } from './encode-png.ts';
import { iconVersion } from './icon-version.ts';
import { themeOf } from './public-organisation.ts';
import { shapeOf } from './shape-of.ts';

/** Icons that an installed campus needs; the name says what it is for. */
export const ICONS = {
  'icon-192': { size: 192, purpose: 'any' },
  'icon-512': { size: 512, purpose: 'any' },
  'maskable-192': { size: 192, purpose: 'maskable' },
  'maskable-512': { size: 512, purpose: 'maskable' },
  'apple-180': { size: 180, purpose: 'apple' },
  'monochrome-512': { size: 512, purpose: 'monochrome' },
} as const;

export type IconName = keyof typeof ICONS;

export function isIconName(name: string): name is IconName {
  return Object.hasOwn(ICONS, name);
}

/** An icon of the organisation as PNG, drawn from its logo once and then kept in the data folder. */
export async function iconOf(organisation: Organisation, name: IconName, dataDir: string): Promise<Buffer> {
  const folder = join(dataDir, 'icons');
  const path = join(folder, `${iconVersion(organisation)}-${name}.png`);
  const known = await readFile(path).catch(() => undefined);
  if (known !== undefined) return known;
  const logo = await readFile(join(dataDir, 'media', basename(organisation.logo)));
  const drawing = composed(logo, ICONS[name], themeOf(organisation).light.brand);
  const { size } = ICONS[name];
  const image = await renderAsync(drawing, { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } });
  const png = ICONS[name].purpose === 'monochrome' ? encodeShape(size, shapeOf(image.pixels, size)) : image.asPng();
  await mkdir(folder, { recursive: true });
  // Each its own: two first requests draw it at the same time.
  const unfinished = `${path}.${randomUUID()}.part`;
  await writeFile(unfinished, png);
  await rename(unfinished, path);
  return png;
}

/** Platforms cut maskable and Apple icons: the ground goes to the edge. */
function composed(logo: Buffer, { purpose }: (typeof ICONS)[IconName], ground: string): string {
  const data = `data:image/svg+xml;base64,${logo.toString('base64')}`;
  const fill = purpose === 'maskable' || purpose === 'apple' ? `<rect width="100" height="100" fill="${ground}"/>` : '';
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">',
    `${fill}<image href="${data}" width="100" height="100"/></svg>`,
  ].join('');
}
