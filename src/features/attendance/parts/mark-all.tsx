import { Plural, Trans } from '@lingui/react/macro';
import CheckCheck from 'lucide-react/icons/check-check';
import type { ReactNode } from 'react';
import type { AttendanceBook, Marks } from '#features/attendance/attendance-book.ts';
import type { Attendee } from '#features/attendance/queries.ts';
import { useSession } from '#features/session/session.ts';
import { Button } from '#ui/actions/button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/text/text.tsx';

type Props = {
  /** Those on the screen: after a search, those who were found. */
  attendees: readonly Attendee[];
  marks: Marks;
  book: AttendanceBook;
  isOpen: boolean;
  /** Not everybody is on the screen. */
  isSome: boolean;
};

/** Everybody on the screen was there. What could not be saved can be tried again in one tap. */
export function MarkAll({ attendees, marks, book, isOpen, isSome }: Props): ReactNode {
  const { viewerId } = useSession();
  const stateOf = ({ user }: Attendee) => marks.get(user.id)?.is;
  const isSaving = attendees.some((each) => stateOf(each) === 'saving');
  const failed = attendees.filter((each) => stateOf(each) === 'failed');
  // Nobody says it of themselves: the campus would refuse it (LIVE-13).
  const missing = attendees.filter(({ user, didAttend }) => didAttend !== true && user.id !== viewerId);
  const markAll = (): void =>
    void book.setAll(
      missing.map(({ user }) => user.id),
      true,
    );
  return (
    <Row gap="md">
      <Button
        variant="tonal"
        icon={CheckCheck}
        pending={isSaving}
        disabled={!isOpen || (missing.length === 0 && !isSaving)}
        onClick={markAll}
      >
        {isSome ? (
          <Plural value={missing.length} one="Mark this # as present" other="Mark these # as present" />
        ) : (
          <Trans>Mark all present</Trans>
        )}
      </Button>
      <Text role="status" size="small" tone={failed.length > 0 ? 'danger' : 'muted'}>
        {failed.length > 0 ? (
          <Plural value={failed.length} one="# person could not be saved." other="# people could not be saved." />
        ) : (
          missing.length === 0 && attendees.length > 0 && <Trans>Everyone is marked as present.</Trans>
        )}
      </Text>
    </Row>
  );
}
