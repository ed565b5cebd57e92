import type { OutboxRow } from '#cache/pending-store.ts';
import { isUnsent } from '#offline/outbox/entry.ts';

/** A refused entry, with those that were parked because they need it. */
export type Refused = { row: OutboxRow; parked: OutboxRow[] };

export type RowGroups = { refused: Refused[]; waiting: OutboxRow[]; sent: OutboxRow[] };

/**
 * The outbox as a learner reads it: what needs them, what waits, what the campus has. A parked entry stands with the one
 * that was refused, since only that one can be decided about.
 */
export function groupRows(rows: readonly OutboxRow[]): RowGroups {
  const refused = new Map<string, Refused>();
  for (const row of rows) {
    if (row.entry.state !== 'needs-you') continue;
    const root = row.entry.dependsOn.map((parent) => refused.get(parent)).find((group) => group !== undefined);
    if (root === undefined) refused.set(row.entry.id, { row, parked: [] });
    else {
      root.parked.push(row);
      // What was parked with this one in turn belongs to the same root.
      refused.set(row.entry.id, root);
    }
  }
  return {
    refused: [...new Set(refused.values())],
    waiting: rows.filter(({ entry }) => isUnsent(entry)),
    sent: rows.filter(({ entry }) => entry.state === 'accepted'),
  };
}
