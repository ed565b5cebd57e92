import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { optionsOf } from '#cache/read-campus.ts';
import { PARTICIPANTS_PAGE } from '#campus/attachments/attachment-limits.ts';
import type { CourseState } from '#campus/learning/learning-item.ts';
import { PARTICIPANTS_INLINE } from '#campus/limits.ts';
import { CallFailure } from '#features/calls/call-failure.tsx';
import { useOnline } from '#features/calls/online.ts';
import { useSession } from '#features/session/session.ts';
import { Button } from '#ui/actions/button.tsx';
import { Avatar } from '#ui/cards/avatar.tsx';
import { List } from '#ui/layout/list.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { Skeleton } from '#ui/status/skeleton.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { failureOf } from '#wire/campus-failure.ts';
import * as styles from './people-strip.css.ts';
import { PersonSheet } from './person-sheet.tsx';
import { type Participant, type PeopleOf, peopleIn, peopleQueries } from './queries.ts';
import { TutorChip } from './tutor-chip.tsx';

type Person = {
  id: string;
  publicName: string;
  profileImage: { url: string } | null;
  isTutor: boolean;
  /** The next three of participants of a project, for those who belong to it (FILE-11). */
  enrollmentStatus?: CourseState | null;
  numberOfAttachments?: number | null;
  numberOfMessages?: number | null;
};

type Props = {
  title: ReactNode;
  people: readonly Person[];
  /** How many there are in all; the rest comes when it is asked for. */
  count: number;
  unit: PeopleOf;
  /** How many stand inline: five of a unit and of a project, four of a run (LEARN-15). */
  inline?: number;
  level?: 2 | 3;
};

/** The first five inline, a list of all behind them when there are more (LEARN-15). */
export function PeopleStrip({
  title,
  people,
  count: inAll,
  unit,
  inline = PARTICIPANTS_INLINE,
  level = 2,
}: Props): ReactNode {
  const [chosen, setChosen] = useState<Person>();
  const [showsAll, setShowsAll] = useState(false);
  const online = useOnline();
  const { viewerId } = useSession();
  // One knows that one is here oneself.
  const others = people.filter(({ id }) => id !== viewerId);
  if (others.length === 0) return null;
  const count = inAll - (people.length - others.length);
  // One sheet at a time: the profile takes the place of the list.
  const choose = (person: Person): void => {
    setShowsAll(false);
    setChosen(person);
  };
  return (
    <Stack as="section" gap="sm">
      <Heading level={level}>{title}</Heading>
      <Row gap="xs" align="start">
        {others.slice(0, inline).map((person) => (
          <button key={person.id} type="button" className={styles.person} onClick={() => setChosen(person)}>
            <Avatar name={person.publicName} image={person.profileImage?.url ?? null} />
            <bdi>{person.publicName}</bdi>
            <Participation person={person} />
            {person.isTutor && <TutorChip />}
          </button>
        ))}
        {count > inline && (
          <Button variant="quiet" size="sm" disabled={!online} onClick={() => setShowsAll(true)}>
            <Trans>Show all {count}</Trans>
          </Button>
        )}
      </Row>
      <Sheet open={showsAll} onClose={() => setShowsAll(false)} title={title}>
        {showsAll && <Everybody unit={unit} onChoose={choose} />}
      </Sheet>
      <PersonSheet person={chosen} onClose={() => setChosen(undefined)} />
    </Stack>
  );
}

type Choose = { onChoose: (person: Person) => void };

function Everybody({ unit, onChoose }: Pick<Props, 'unit'> & Choose): ReactNode {
  const { data: row, error } = useQuery(optionsOf(peopleQueries.ofUnit(unit)));
  if (row === undefined) {
    return error === null ? <Skeleton shape="box" /> : <CallFailure failure={failureOf(error)} />;
  }
  return <PeopleList people={peopleIn(row.data, unit)} onChoose={onChoose} />;
}

/** One below the other, tutors marked, 20 at a time; each leads to who it is. */
function PeopleList({ people, onChoose }: { people: readonly Participant[] } & Choose): ReactNode {
  const [shown, setShown] = useState(PARTICIPANTS_PAGE);
  const more = useRef<HTMLLIElement>(null);
  const showMore = (): void => {
    flushSync(() => setShown(shown + PARTICIPANTS_PAGE));
    // The button may be gone; the first of those that came takes its place.
    more.current?.querySelector('button')?.focus();
  };
  return (
    <Stack gap="sm">
      <List gap="2xs">
        {people.slice(0, shown).map((person, n) => (
          <li key={person.id} ref={n === shown - PARTICIPANTS_PAGE ? more : undefined}>
            <PersonLine person={person} onChoose={onChoose} />
          </li>
        ))}
      </List>
      {people.length > shown && (
        <Button variant="outline" size="sm" onClick={showMore}>
          <Trans>Show more people</Trans>
        </Button>
      )}
    </Stack>
  );
}

function PersonLine({ person, onChoose }: { person: Participant } & Choose): ReactNode {
  return (
    <button type="button" className={styles.line} onClick={() => onChoose(person)}>
      <Avatar name={person.publicName} image={person.profileImage?.url ?? null} size={32} />
      <span className={styles.lineText}>
        <Text as="span" dir="auto">
          {person.publicName}
        </Text>
        <Participation person={person} />
      </span>
      {person.isTutor && <TutorChip />}
    </button>
  );
}

/** What somebody brought to a project, and whether they finished it (FILE-11); nothing elsewhere. */
function Participation({ person }: { person: Person }): ReactNode {
  const { enrollmentStatus, numberOfAttachments = null, numberOfMessages = null } = person;
  if (numberOfAttachments === null || numberOfMessages === null) return null;
  return (
    <Text as="span" size="small" tone="muted">
      <Plural value={numberOfAttachments} one="# file" other="# files" />
      {' · '}
      <Plural value={numberOfMessages} one="# message" other="# messages" />
      {enrollmentStatus === 'COMPLETED' && (
        <>
          {' · '}
          <Trans>Finished</Trans>
        </>
      )}
    </Text>
  );
}
