import type { Mistake } from '#server/content/files/mistakes.ts';
import type { CampusFiles } from '#server/content/files/parse-campus.ts';

/** What was made is of people of the files, in projects that allow it; and only projects do (UGC-2). */
export function checkUserContent({ userContents, people, units, ids }: CampusFiles, mistakes: Mistake[]): void {
  for (const [id, { unit }] of units)
    if (unit.userContent && unit.courseType !== 'PROJECT')
      mistakes.push({ file: `units/${id}/unit.yaml`, field: 'userContent', message: 'is for projects only' });
  const say = (field: string, message: string) => mistakes.push({ file: 'user-content.yaml', field, message });
  const known = new Set(people.map(({ id }) => id));
  const seen = new Set<string>();
  // Of a unit whose file has mistakes nobody knows what it allows.
  const isWhole = units.size === ids.units.size;
  for (const [n, { id, by, course }] of userContents.entries()) {
    if (!known.has(by)) say(`${n}.by`, `there is no person "${by}"`);
    if (seen.has(id)) say(`${n}.id`, `"${id}" is there twice`);
    seen.add(id);
    if (isWhole && units.get(course)?.unit.userContent !== true)
      say(`${n}.course`, `there is no project "${course}" with user content`);
  }
}
