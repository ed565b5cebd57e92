import { createHash } from 'node:crypto';
import type { Organisation } from '#server/model/shapes.ts';

/** Changes whenever the organisation's icons do: part of their addresses, so that they can be kept for ever. */
export function iconVersion(organisation: Organisation): string {
  const { logo, brand } = organisation;
  return createHash('sha256')
    .update(JSON.stringify([logo, brand]))
    .digest('hex')
    .slice(0, 12);
}
