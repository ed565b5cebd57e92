import { PackageFault } from './package-fault.ts';
import { PACKAGE_LIMITS } from './package-limits.ts';

/** Devices of Windows: no such file can be kept there (and this campus runs there too). */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
const ODD = /[\p{Cc}\p{Cs}<>"|?*:]/u;

/**
 * The path of a file below the package's folder, or of a folder (which ends with `/`). Throws PackageFault for whatever
 * would lead out of the folder, or lie elsewhere on another system.
 */
export function checkEntryName(raw: string): string {
  // The one slip that whole tools made (.NET before 4.6.1); as a way out of the folder it is refused like the other slash.
  const name = raw.replaceAll('\\', '/').normalize('NFC');
  if (name.startsWith('/') || /^[a-z]:/i.test(name)) throw new PackageFault('NAME_OUTSIDE', raw);
  const parts = (name.endsWith('/') ? name.slice(0, -1) : name).split('/');
  if (parts.includes('..')) throw new PackageFault('NAME_OUTSIDE', raw);
  if (name.length > PACKAGE_LIMITS.name) throw new PackageFault('NAME_TOO_LONG', raw);
  if (parts.some((part) => part === '' || part === '.' || isOdd(part))) throw new PackageFault('NAME_ODD', raw);
  return name;
}

function isOdd(part: string): boolean {
  // Windows cuts a dot or a space at the end off, so that one name becomes another.
  return ODD.test(part) || DEVICE.test(part) || /[. ]$/.test(part);
}
