import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { v7 as uuid } from 'uuid';
import { useSend } from '#cache/use-send.ts';
import type { CourseCard } from '#campus/learning/learning-item.ts';
import { REFLECTION_MAX } from '#campus/limits.ts';
import { lengthOf } from '#campus/text/length-of.ts';
import { trimTyped } from '#campus/text/typed-text.ts';
import { DraftGuard } from '#features/drafts/draft-guard.tsx';
import { useDraft } from '#features/drafts/use-draft.ts';
import { saveReflection } from '#features/learning/save-reflection.ts';
import { reflectionSubject } from '#features/learning/subjects.ts';
import { useSession } from '#features/session/session.ts';
import { ChangeMark } from '#features/sync/change-mark.tsx';
import { Button } from '#ui/actions/button.tsx';
import { TextAreaField } from '#ui/forms/text-field.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import type { ReflectionBoard as Board } from './board-read.ts';
import * as styles from './reflection-board.css.ts';

type Props = { board: Board; lesson: { denomination: string }; course: CourseCard };

/** "Think about it" (LESSON-15): one's own words, kept as a draft while they are typed; what others wrote, afterwards. */
export function ReflectionBoard({ board, lesson, course }: Props): ReactNode {
  const { myReflection: mine, question, isReflectionRequired } = board;
  const draft = useDraft(`reflection:${board.id}`);
  const [edits, setEdits] = useState(draft[0] !== undefined);
  return (
    <section className={styles.card}>
      <Heading level={2}>
        <Trans>Think about it</Trans>
      </Heading>
      {question !== null && <Text dir="auto">{question}</Text>}
      {mine === null && isReflectionRequired && (
        <Text size="small" tone="muted">
          <Trans>Write a few words. Then the next lesson opens.</Trans>
        </Text>
      )}
      {mine === null || edits ? (
        <Composer {...{ board, course, draft }} title={lesson.denomination} onKept={() => setEdits(false)} />
      ) : (
        <Stack gap="xs">
          <Text className={styles.text} dir="auto">
            {mine.content}
          </Text>
          <Row>
            <ChangeMark subject={reflectionSubject(mine.id)} />
            {mine.isEditable && (
              <Button variant="quiet" size="sm" onClick={() => setEdits(true)}>
                <Trans>Change your words</Trans>
              </Button>
            )}
          </Row>
        </Stack>
      )}
      {mine !== null && <Others board={board} />}
    </section>
  );
}

type ComposerProps = {
  board: Board;
  title: string;
  course: CourseCard;
  draft: ReturnType<typeof useDraft>;
  onKept: () => void;
};

function Composer({ board, title, course, draft: [draft, setDraft], onKept }: ComposerProps): ReactNode {
  const { t } = useLingui();
  const { serverNow } = useSession();
  const send = useSend(saveReflection);
  const mine = board.myReflection;
  const before = mine?.content ?? '';
  const content = draft ?? before;
  const [isEmpty, setEmpty] = useState(false);
  const length = lengthOf(trimTyped(content));
  const missing = isEmpty && length === 0 ? t`Please write something first.` : undefined;
  const mistake = length > REFLECTION_MAX ? t`Your text can have up to ${REFLECTION_MAX} characters.` : missing;
  const keep = async (): Promise<void> => {
    if (length === 0) return setEmpty(true);
    if (length > REFLECTION_MAX) return undefined;
    const createdAt = mine?.createdAt ?? new Date(serverNow()).toISOString();
    const reflection = { boardId: board.id, id: mine?.id ?? uuid(), content, createdAt, title };
    if (!(await send({ ...reflection, card: course }))) return;
    setDraft(undefined);
    onKept();
  };
  return (
    <Stack gap="sm">
      <TextAreaField
        label={t`Your words`}
        value={content}
        help={<bdi dir="ltr">{`${length}/${REFLECTION_MAX}`}</bdi>}
        error={mistake}
        onChange={({ target: { value } }) => setDraft(value === before ? undefined : value)}
      />
      <DraftGuard hasDraft={draft !== undefined} />
      <Row>
        <Button onClick={() => void keep()}>
          <Trans>Save your words</Trans>
        </Button>
      </Row>
    </Stack>
  );
}

function Others({ board }: { board: Board }): ReactNode {
  const others = board.reflections.filter(({ id }) => id !== board.myReflection?.id);
  if (others.length === 0) return null;
  return (
    <details>
      <summary className={styles.summary}>
        <Plural value={others.length} one="# person wrote, too" other="# people wrote, too" />
      </summary>
      <ul className={styles.others}>
        {others.map(({ id, content, author }) => (
          <li key={id}>
            <Text size="label" dir="auto">
              {author.publicName}
            </Text>
            <Text className={styles.text} dir="auto">
              {content}
            </Text>
          </li>
        ))}
      </ul>
    </details>
  );
}
