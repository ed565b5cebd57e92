import { createHash } from 'node:crypto';

/** A file of the build whose name changes with what is in it. */
export function addressed(name: string, ending: string, source: string) {
  return { fileName: `assets/${name}-${hashOf(source).digest('base64url').slice(0, 8)}.${ending}`, source };
}

export type Addressed = ReturnType<typeof addressed>;

/** As a policy lets in what stands in the page. */
export function inPolicy(text: string): string {
  return `sha256-${hashOf(text).digest('base64')}`;
}

export function hashOf(text: string) {
  return createHash('sha256').update(text);
}
