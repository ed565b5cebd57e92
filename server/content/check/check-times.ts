import type { Mistake } from '#server/content/files/mistakes.ts';
import type { CampusFiles } from '#server/content/files/parse-campus.ts';
import { isRelative, resolveMoment } from '#server/content/layout/resolve-moment.ts';

/** Times that belong together are in their order, as they stand when they are imported at `now` (LIVE-18). */
export function checkTimes({ units }: CampusFiles, mistakes: Mistake[], now: Date): void {
  for (const [id, { unit }] of units) {
    const say = (field: string, message: string) => mistakes.push({ file: `units/${id}/unit.yaml`, field, message });
    for (const [r, { zone, appointments }] of unit.runs.entries())
      for (const [n, { start, deadline, repeat }] of appointments.entries()) {
        const field = `runs.${r}.appointments.${n}`;
        const begins = resolveMoment(start, now, zone);
        if (deadline !== undefined && resolveMoment(deadline, now, zone) > begins)
          say(`${field}.deadline`, `is after the start (${start}): write a time before it`);
        if (repeat !== undefined && resolveMoment(repeat.until, now, zone) < begins)
          say(`${field}.repeat.until`, `is before the start (${start}): write a time after it`);
      }
    const { startDate, endDate } = unit;
    if (startDate !== undefined && endDate !== undefined && momentOf(endDate, now) < momentOf(startDate, now))
      say('endDate', `is before startDate: write a time after it`);
  }
}

function momentOf(day: string, now: Date): string {
  return isRelative(day) ? resolveMoment(day, now) : day;
}
