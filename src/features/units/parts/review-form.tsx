import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useSend } from '#cache/use-send.ts';
import { lengthOf } from '#campus/length-of.ts';
import { RATING_MAX, REVIEW_MAX } from '#campus/limits.ts';
import { saveReview } from '#features/learning/save-review.ts';
import { reviewSubject } from '#features/learning/subjects.ts';
import { ChangeMark } from '#features/sync/change-mark.tsx';
import type { CoursePage } from '#features/units/unit-state.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceChip } from '#ui/chip.tsx';
import { Row } from '#ui/row.tsx';
import { Stack } from '#ui/stack.tsx';
import { Text } from '#ui/text.tsx';
import { TextAreaField } from '#ui/text-field.tsx';
import { Stars } from './stars.tsx';

type Props = { course: CoursePage; onDone: () => void };

/** Stars are required, text and taps are not (READINGS, Content). Queued like everything that a learner says. */
export function ReviewForm({ course, onDone }: Props): ReactNode {
  const { t } = useLingui();
  const send = useSend(saveReview);
  const mine = course.viewerReview;
  const [rating, setRating] = useState(mine?.rating ?? 0);
  const [text, setText] = useState(mine?.review ?? '');
  const [chosen, setChosen] = useState<readonly string[]>(mine?.feedbackOptions.map(({ id }) => id) ?? []);
  const length = lengthOf(text.trim());
  const isTooLong = length > REVIEW_MAX;
  const isValid = rating >= 1 && rating <= RATING_MAX && !isTooLong;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!isValid) return;
    const isKept = await send({
      courseId: course.id,
      title: course.denomination,
      rating,
      review: text.trim(),
      feedbackOptions: course.feedbackOptions.filter(({ id }) => chosen.includes(id)),
    });
    if (isKept) onDone();
  };
  const toggle = (id: string): void =>
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap="md" align="start">
        <Stars value={rating} onChange={setRating} />
        {course.feedbackOptions.length > 0 && (
          <Row gap="xs">
            {course.feedbackOptions.map(({ id, denomination }) => (
              <ChoiceChip key={id} selected={chosen.includes(id)} onClick={() => toggle(id)}>
                <bdi>{denomination}</bdi>
              </ChoiceChip>
            ))}
          </Row>
        )}
        <TextAreaField
          label={<Trans>What would you tell a friend about it?</Trans>}
          optional
          value={text}
          onChange={(event) => setText(event.target.value)}
          help={<bdi dir="ltr">{`${length}/${REVIEW_MAX}`}</bdi>}
          error={isTooLong ? t`A review has at most ${REVIEW_MAX} characters.` : undefined}
        />
        <ChangeMark subject={reviewSubject(course.id)} />
        {rating === 0 && (
          <Text size="small" tone="muted">
            <Trans>Choose one to five stars.</Trans>
          </Text>
        )}
        <Row>
          <Button type="submit" disabled={!isValid}>
            <Trans>Save review</Trans>
          </Button>
          <Button variant="quiet" onClick={onDone}>
            <Trans>Cancel</Trans>
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
