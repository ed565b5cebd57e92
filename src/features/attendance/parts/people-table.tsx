import { Trans } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import type { AttendanceBook, Marks } from '#features/attendance/attendance-book.ts';
import type { Attendee } from '#features/attendance/queries.ts';
import * as styles from './people-table.css.ts';
import { PersonRow } from './person-row.tsx';

type Props = {
  courseId: string;
  attendees: readonly Attendee[];
  marks: Marks;
  book: AttendanceBook;
  /** Whether attendance can be recorded now: there is a network, and it has begun. */
  isOpen: boolean;
};

/** Who has a place, each with a toggle and the state of the last word (LIVE-13). Arrows go from toggle to toggle. */
export function PeopleTable({ courseId, attendees, marks, book, isOpen }: Props): ReactNode {
  const body = useRef<HTMLTableSectionElement>(null);
  const walk = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    const toggles = [...(body.current?.querySelectorAll<HTMLElement>('button[aria-pressed]') ?? [])];
    const at = toggles.findIndex((toggle) => toggle.contains(document.activeElement));
    if (step === undefined || at === -1) return;
    event.preventDefault();
    toggles[at + step]?.focus();
  };
  return (
    <table className={styles.table}>
      <thead className={styles.head}>
        <tr>
          <th scope="col" className={styles.headCell}>
            <Trans>Name</Trans>
          </th>
          <th scope="col" className={styles.headCell}>
            <Trans>Saved</Trans>
          </th>
          <th scope="col" className={styles.headCell}>
            <Trans>Present</Trans>
          </th>
        </tr>
      </thead>
      <tbody ref={body} onKeyDown={walk}>
        {attendees.map((attendee) => (
          <PersonRow
            key={attendee.user.id}
            courseId={courseId}
            attendee={attendee}
            mark={marks.get(attendee.user.id)}
            isOpen={isOpen}
            onSay={(didAttend) => void book.set(attendee.user.id, didAttend)}
          />
        ))}
      </tbody>
    </table>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
