import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMALL_CAMPUS } from './campus.ts';

/** How many of what a campus of files holds. */
export interface CampusSize {
  readonly courses: number;
  readonly people: number;
}

/** One person in so many has finished a course; each one takes one. */
const FINISHED_EVERY = 10;
const LESSONS = 3;

/** The files of an organisation of any size at `large.localhost`, in a folder of their own. */
export function aLargeCampus({ courses, people }: CampusSize): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'large-campus-'));
  const own = join(folder, 'large');
  mkdirSync(join(own, 'files'), { recursive: true });
  cpSync(join(SMALL_CAMPUS, 'nordlicht/files/logo.svg'), join(own, 'files/logo.svg'));
  const organisation = readFileSync(join(SMALL_CAMPUS, 'nordlicht/organisation.yaml'), 'utf8');
  writeFileSync(
    join(own, 'organisation.yaml'),
    organisation.replaceAll('nordlicht', 'large').replace("'12'", "'77'").replace('Nordlicht Akademie', 'Large'),
  );
  for (let n = 0; n < courses; n += 1) writeCourse(join(own, 'units', courseId(n)), n);
  const made = Array.from({ length: people }, (_, n) => JSON.stringify(personOf(n, courses)));
  writeFileSync(join(own, 'people.yaml'), made.map((person) => `- ${person}\n`).join(''));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function courseId(n: number): string {
  return `course-${n}`;
}

function writeCourse(folder: string, n: number): void {
  mkdirSync(join(folder, 'lessons'), { recursive: true });
  const unit = {
    denomination: { de: `Kurs ${n}` },
    courseType: 'REGULAR_MOOC',
    about: { de: `Was man in Kurs ${n} *lernt*.` },
    image: { scene: 'speech-bubbles', seed: courseId(n) },
    imageAlt: { de: 'Zwei Sprechblasen' },
    workload: 40,
  };
  writeFileSync(join(folder, 'unit.yaml'), JSON.stringify(unit));
  for (let lesson = 1; lesson <= LESSONS; lesson += 1) {
    const text = { de: `### Lektion ${lesson}\n\n${'Ein Satz von **Kurs** und Lektion. '.repeat(20)}` };
    writeFileSync(
      join(folder, `lessons/0${lesson}-a-lesson.yaml`),
      JSON.stringify({ denomination: { de: `Lektion ${lesson}` }, length: 8, components: [{ text }] }),
    );
  }
}

function personOf(n: number, courses: number) {
  const course = courseId(n % courses);
  const isFinished = n % FINISHED_EVERY === 0;
  return {
    id: `person-${n}`,
    email: `person-${n}@large.example`,
    firstName: `Person ${n}`,
    nickname: `person-${n}`,
    language: 'de',
    courses: [{ course, status: isFinished ? 'COMPLETED' : 'TAKEN', at: 'now-9d 18:00' }],
    bookmarks: [{ course }],
  };
}
