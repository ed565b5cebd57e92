import * as v from 'valibot';
import { SCORM_VALUE_MAX } from '#campus/scorm/scorm-data.ts';

/** What differs from the beginning: whole where it is of another shape, else by its members. */
type Change = { is: unknown } | { in: Record<string, Change> };

const change: v.GenericSchema<Change> = v.union([
  v.strictObject({ is: v.unknown() }),
  v.strictObject({
    in: v.record(
      v.string(),
      v.lazy(() => change),
    ),
  }),
]);
const packed = v.object({ since: v.number(), change: v.optional(change) });

/**
 * A long state of the sequencing as what has changed in it since the beginning: it says all of every item, most of it never
 * touched. Null: it is too long all the same. What fits as it is stays so, since it does not lean on a beginning.
 */
export function packState(state: string, beginning: string): string | null {
  if (state.length <= SCORM_VALUE_MAX) return state;
  const text = JSON.stringify({ since: beginning.length, change: changeOf(JSON.parse(beginning), JSON.parse(state)) });
  return text.length <= SCORM_VALUE_MAX ? text : null;
}

/** Undefined: it began otherwise, by another build of the runtime. */
export function unpackState(text: string, beginning: string): string | undefined {
  const found = v.safeParse(v.pipe(v.string(), v.parseJson(), packed), text);
  if (!found.success) return text;
  const { since, change: changed } = found.output;
  if (since !== beginning.length) return undefined;
  return JSON.stringify(changed === undefined ? JSON.parse(beginning) : applied(JSON.parse(beginning), changed));
}

function changeOf(before: unknown, now: unknown): Change | undefined {
  if (Object.is(before, now)) return undefined;
  if (!isMembers(before) || !isMembers(now) || !isAlike(before, now)) return { is: now };
  const changes = Object.entries(now).flatMap(([key, value]) => {
    const changed = changeOf(before[key], value);
    return changed === undefined ? [] : [[key, changed] as const];
  });
  return changes.length === 0 ? undefined : { in: Object.fromEntries(changes) };
}

function applied(before: unknown, changed: Change): unknown {
  if ('is' in changed) return changed.is;
  const members = isMembers(before) ? before : {};
  const now = Object.entries(changed.in).map(([key, each]) => [key, applied(members[key], each)] as const);
  return Object.assign(Array.isArray(before) ? [...before] : { ...members }, Object.fromEntries(now));
}

type Members = Record<string, unknown>;

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null;
}

/** Of the same kind, and nothing of it is gone. */
function isAlike(before: Members, now: Members): boolean {
  const isList = Array.isArray(now);
  return isList === Array.isArray(before) && Object.keys(before).every((key) => key in now);
}
