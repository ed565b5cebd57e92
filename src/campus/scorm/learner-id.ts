/**
 * Who learns, as a package is given them: the same at each start, another one in each package. It tells nobody who it is, nor that
 * two packages speak of the same person.
 */
export async function learnerIdOf(viewerId: string, packageId: string): Promise<string> {
  const of = new TextEncoder().encode(`${packageId}:${viewerId}`);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', of));
  return Array.from(hash.subarray(0, LENGTH), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const LENGTH = 16;
