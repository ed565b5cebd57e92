import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as styles from '#features/boards/board.css.ts';
import { commentSubject, messageSubject } from '#features/boards/subjects.ts';
import type { Entry } from '#features/boards/use-own-posts.ts';
import { TutorChip } from '#features/people/tutor-chip.tsx';
import { ChangeMark } from '#features/sync/change-mark.tsx';
import { Avatar } from '#ui/cards/avatar.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { RelativeMoment } from '#ui/text/moment.tsx';
import { Text } from '#ui/text/text.tsx';

type Props = { entry: Entry; headingId: string; now: Date; menu: ReactNode };

/** Who wrote it and when, whether the campus has it, and what can be done with it. */
export function EntryHead({ entry, headingId, now, menu }: Props): ReactNode {
  const { t } = useLingui();
  const { author, createdAt, updatedAt } = entry;
  const isMessage = entry.__typename === 'Message';
  return (
    <div className={styles.head}>
      <Avatar
        name={author?.publicName ?? (entry.isEditable ? t`You` : '–')}
        image={author?.profileImage?.url ?? null}
        size={isMessage ? 40 : 32}
      />
      <div className={styles.who}>
        <div className={styles.name}>
          <Heading level={isMessage ? 3 : 4} size="title-s" id={headingId}>
            <Author entry={entry} />
          </Heading>
          {author?.isTutor && <TutorChip />}
        </div>
        <Text as="div" size="small" tone="muted">
          <RelativeMoment at={new Date(createdAt)} now={now} titled />
          {updatedAt !== null && (
            <>
              {' · '}
              <Trans>changed</Trans>
            </>
          )}
        </Text>
        <ChangeMark subject={isMessage ? messageSubject(entry.id) : commentSubject(entry.id)} />
      </div>
      {menu}
    </div>
  );
}

function Author({ entry: { author, isEditable } }: { entry: Entry }): ReactNode {
  if (isEditable) return <Trans>You</Trans>;
  return author === null ? <Trans>Former member</Trans> : <bdi>{author.publicName}</bdi>;
}
