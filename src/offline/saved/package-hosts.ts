import { PLAYER_FOLDER } from '#campus/player/package-origin.ts';
import type { Have } from './plan.ts';
import type { SavedUnitRow } from './saved-rows.ts';

/**
 * What the tick promises of a package: each of its files and of the player's is here and was hash-checked, and its host has
 * what it needs to start without a network. A host that is ready has a row among those of files, without bytes. An earlier
 * release that finds one takes it away, and this one makes the host ready again.
 */
export type ManifestHost = {
  url: string;
  /** Where it is, and with which player: another one of either is made ready anew. */
  hash: string;
};

const FOLDER = '/hosts/';

export function hostOf(packageId: string, origin: string, player: string): ManifestHost {
  return { url: FOLDER + packageId, hash: `${origin} ${player}` };
}

export function isHostRow({ url }: { url: string }): boolean {
  return url.startsWith(FOLDER);
}

export function packageOf({ url }: { url: string }): string {
  return url.slice(FOLDER.length);
}

/** Whether the package starts and runs without a network, whatever else of its unit is missing. */
export function isKeptPackage(packageId: string, rows: readonly SavedUnitRow[], have: Have): boolean {
  return rows.some(({ manifest }) => {
    const host = manifest.hosts?.find((one) => packageOf(one) === packageId);
    if (host === undefined || have.files.get(host.url) !== host.hash) return false;
    return manifest.files.every(({ url, hash }) => !isOfPackage(url, packageId) || have.files.get(url) === hash);
  });
}

/** The package's own folder, with its index, and the player. */
export function isOfPackage(url: string, packageId: string): boolean {
  return url.startsWith(`/packages/${packageId}/`) || url.startsWith(PLAYER_FOLDER);
}
