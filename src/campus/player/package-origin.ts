/** What of an organisation says where its packages run. */
export type PackageHosts = {
  /** Origin of the content host that all packages share (PACKAGE-2). */
  readonly contentOrigin: string;
  /** Whether each package has a host of its own below it: only where the operator's DNS answers for any name. */
  readonly hasPackageHosts: boolean;
};

/** Where a package runs: on a host of its own, so that no package reads what another one keeps, or on the shared one. */
export function packageOrigin({ contentOrigin, hasPackageHosts }: PackageHosts, packageId: string): string {
  return hasPackageHosts ? contentOrigin.replace('://', () => `://${packageId}.`) : contentOrigin;
}

/** The page on a package's host that the app frames: it starts the package and talks to the app. */
export const LAUNCHER_PATH = '/launch';

/** Folder of the player's own scripts and styles, on the content host and on the app's. */
export const PLAYER_FOLDER = '/player/';

/** Folder of a package's files on the content host; names below it are percent-encoded in an address. */
export function packageFolder(packageId: string): string {
  return `/packages/${packageId}/files/`;
}

/** Address of a file on the content host; `path` as a package's index has it. */
export function packageFileAddress(packageId: string, path: string): string {
  return packageFolder(packageId) + path.split('/').map(encodeURIComponent).join('/');
}

/**
 * Whether packages run in a frame of this host: only below it a browser leaves them storage and worker. On `localhost`
 * itself they are the organisation's, at its own name below it (PACKAGE-2).
 */
export function runsBeside({ contentOrigin }: Pick<PackageHosts, 'contentOrigin'>, hostname: string): boolean {
  return hostname !== 'localhost' && new URL(contentOrigin).hostname.endsWith(`.${hostname}`);
}
