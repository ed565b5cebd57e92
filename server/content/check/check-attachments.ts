import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { attachmentKindOf } from '#campus/attachments/attachment-kinds.ts';
import { ATTACHMENT_BYTES_MAX } from '#campus/attachments/attachment-limits.ts';
import { attachmentNameOf } from '#campus/attachments/attachment-name.ts';
import type { Mistake } from '#server/content/files/mistakes.ts';
import type { CampusFiles } from '#server/content/files/parse-campus.ts';

/** Files are of people of the campus, for its projects, there, and such as a person could have brought (FILE-6). */
export function checkAttachments({ folder, attachments, people, units, ids }: CampusFiles, mistakes: Mistake[]): void {
  const say = (field: string, message: string) => mistakes.push({ file: 'attachments.yaml', field, message });
  const known = new Set(people.map(({ id }) => id));
  const seen = new Set<string>();
  // Of a unit whose file has mistakes nobody knows whether it is a project.
  const isWhole = units.size === ids.units.size;
  for (const [n, { id, course, by, name, file }] of attachments.entries()) {
    if (isWhole && units.get(course)?.unit.courseType !== 'PROJECT')
      say(`${n}.course`, `there is no project "${course}"`);
    if (!known.has(by)) say(`${n}.by`, `there is no person "${by}"`);
    if (seen.has(id)) say(`${n}.id`, `"${id}" is there twice`);
    seen.add(id);
    if (attachmentNameOf(name) !== name || attachmentKindOf(name) === undefined)
      say(`${n}.name`, `"${name}" is no name of a file that a project takes`);
    const path = join(folder, file);
    const size = existsSync(path) ? statSync(path).size : 0;
    if (size === 0) say(`${n}.file`, `there is nothing in "${file}"`);
    if (size > ATTACHMENT_BYTES_MAX) say(`${n}.file`, `"${file}" is larger than 100 MB`);
  }
}
