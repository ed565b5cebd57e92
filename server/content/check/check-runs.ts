import { hasRuns } from '#campus/appointments/has-runs.ts';
import type { Mistake } from '#server/content/files/mistakes.ts';
import type { CampusFiles } from '#server/content/files/parse-campus.ts';
import type { AppointmentFile } from '#server/content/files/runs-file.ts';

/** Runs belong to units that have dates; their ids are the organisation's, since notices and addresses name them alone. */
export function checkRuns({ units, people, ids }: CampusFiles, mistakes: Mistake[]): void {
  const runs = new Set<string>();
  const dates = new Map<string, AppointmentFile>();
  for (const [unitId, { unit }] of units) {
    const file = `units/${unitId}/unit.yaml`;
    const say = (field: string, message: string) => mistakes.push({ file, field, message });
    if (unit.runs.length > 0 && !hasRuns(unit.courseType)) say('runs', `a ${unit.courseType} has no runs`);
    for (const [r, run] of unit.runs.entries()) {
      if (runs.has(run.id)) say(`runs.${r}.id`, `"${run.id}" is there twice`);
      runs.add(run.id);
      for (const [n, appointment] of run.appointments.entries()) {
        const field = `runs.${r}.appointments.${n}`;
        if (dates.has(appointment.id)) say(`${field}.id`, `"${appointment.id}" is there twice`);
        dates.set(appointment.id, appointment);
        if ((appointment.latitude === undefined) !== (appointment.longitude === undefined))
          say(field, 'needs both latitude and longitude, or none');
      }
    }
  }
  checkLaterDates(dates, mistakes);
  // In a unit whose file has mistakes nobody knows the dates: a place in one is not one more.
  if (units.size === ids.units.size) checkPlaces(people, dates, mistakes);
}

/** The dates of a series are called `id-2`, `id-3`: nothing else may be. */
function checkLaterDates(dates: ReadonlyMap<string, AppointmentFile>, mistakes: Mistake[]): void {
  for (const id of dates.keys())
    if (seriesOf(id, dates) !== undefined)
      mistakes.push({ file: 'units', field: id, message: 'is the name of a later date of a series' });
}

function seriesOf(id: string, dates: ReadonlyMap<string, AppointmentFile>): AppointmentFile | undefined {
  const { first = '' } = /^(?<first>.+)-\d+$/.exec(id)?.groups ?? {};
  const series = dates.get(first);
  return series?.repeat === undefined ? undefined : series;
}

function checkPlaces(
  people: CampusFiles['people'],
  dates: ReadonlyMap<string, AppointmentFile>,
  mistakes: Mistake[],
): void {
  const taken = new Map<string, number>();
  for (const [p, { places }] of people.entries())
    for (const [n, { appointment: id }] of places.entries()) {
      const say = (message: string) =>
        mistakes.push({ file: 'people.yaml', field: `${p}.places.${n}.appointment`, message });
      const date = dates.get(id) ?? seriesOf(id, dates);
      const count = (taken.get(id) ?? 0) + 1;
      taken.set(id, count);
      if (date === undefined) say(`there is no appointment "${id}"`);
      else if (date.places > 0 && count > date.places) say(`"${id}" has ${date.places} places only`);
    }
}
