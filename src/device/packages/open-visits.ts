import * as v from 'valibot';
import { personStore } from '#device/storage/person-store.ts';
import { STORAGE_KEYS } from '#device/storage/storage-keys.ts';

const visitSchema = v.object({
  session: v.string(),
  packageId: v.string(),
  courseId: v.string(),
  moduleId: v.optional(v.string()),
});
/** A visit to a package whose last reports may not be stored. */
export type OpenVisit = v.InferOutput<typeof visitSchema>;

const kept = v.pipe(v.string(), v.parseJson(), v.array(visitSchema));

/** Visits on this device whose reports are not all stored, at most one per package. */
export const openVisits = {
  all: (): OpenVisit[] => {
    const read = v.safeParse(kept, personStore.get(STORAGE_KEYS.openVisits));
    return read.success ? read.output : [];
  },
  begin: (visit: OpenVisit): void =>
    write([...openVisits.all().filter(({ packageId }) => packageId !== visit.packageId), visit]),
  end: (session: string): void => write(openVisits.all().filter((each) => each.session !== session)),
};

function write(visits: readonly OpenVisit[]): void {
  if (visits.length === 0) personStore.remove(STORAGE_KEYS.openVisits);
  else personStore.set(STORAGE_KEYS.openVisits, JSON.stringify(visits));
}
