import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useId } from 'react';
import type { Mark } from '#features/attendance/attendance-book.ts';
import type { Attendee } from '#features/attendance/queries.ts';
import { useSession } from '#features/session/session.ts';
import { failureMessages } from '#i18n/failure-messages.ts';
import { Button } from '#ui/actions/button.tsx';
import { Avatar } from '#ui/cards/avatar.tsx';
import { Icon } from '#ui/icon.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Spinner } from '#ui/status/spinner.tsx';
import { Text } from '#ui/text/text.tsx';
import { CompleteButton } from './complete-button.tsx';
import * as styles from './people-table.css.ts';

type Props = {
  courseId: string;
  attendee: Attendee;
  mark: Mark | undefined;
  isOpen: boolean;
  onSay: (didAttend: boolean | null) => void;
};

/** One person: there or not, as the campus has it, and while a change is on its way, as it was recorded. */
export function PersonRow({ courseId, attendee, mark, isOpen, onSay }: Props): ReactNode {
  const { viewerId } = useSession();
  const { user, didAttend } = attendee;
  const nameId = useId();
  const isOneself = user.id === viewerId;
  const isThere = (mark?.is === 'saving' ? mark.didAttend : didAttend) === true;
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.name}>
        <Row gap="sm" wrap={false}>
          <Avatar name={user.publicName} image={user.profileImage?.url ?? null} size={32} />
          <bdi id={nameId}>{user.publicName}</bdi>
        </Row>
        {!isOneself && <CompleteButton courseId={courseId} attendee={attendee} />}
      </th>
      <td className={styles.state}>
        {isOneself ? (
          <Text as="span" size="small" tone="muted">
            <Trans>This is you. Someone else has to confirm it.</Trans>
          </Text>
        ) : (
          <State mark={mark} isOpen={isOpen} onSay={onSay} />
        )}
      </td>
      <td className={styles.present}>
        <button
          type="button"
          className={styles.toggle}
          aria-pressed={isThere}
          aria-describedby={nameId}
          disabled={!isOpen || isOneself}
          onClick={() => onSay(isThere ? null : true)}
        >
          {isThere && <Icon of={Check} size="sm" />}
          <Trans>Present</Trans>
        </button>
      </td>
    </tr>
  );
}

function State({ mark, isOpen, onSay }: Pick<Props, 'mark' | 'isOpen' | 'onSay'>): ReactNode {
  const { _ } = useLingui();
  return (
    <span className={styles.saying}>
      {mark?.is === 'saving' && (
        <>
          <Spinner size={16} />
          <Trans>Saving …</Trans>
        </>
      )}
      {mark?.is === 'saved' && (
        <>
          <Icon of={Check} size="sm" />
          <Trans>Saved</Trans>
        </>
      )}
      {mark?.is === 'failed' && (
        <>
          <Icon of={CircleAlert} size="sm" />
          <Text as="span" size="small" tone="danger">
            <Trans>Not saved.</Trans> {_(failureMessages(mark.failure).title)}
          </Text>
          <Button variant="quiet" size="sm" disabled={!isOpen} onClick={() => onSay(mark.didAttend)}>
            <Trans>Try again</Trans>
          </Button>
        </>
      )}
    </span>
  );
}
