import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent, ReactNode } from 'react';
import { useSend } from '#cache/use-send.ts';
import { RATING_MAX, REVIEW_MAX } from '#campus/limits.ts';
import { lengthOf } from '#campus/text/length-of.ts';
import { trimTyped } from '#campus/text/typed-text.ts';
import { DraftGuard } from '#features/drafts/draft-guard.tsx';
import { saveReview } from '#features/learning/save-review.ts';
import { reviewSubject } from '#features/learning/subjects.ts';
import { ChangeMark } from '#features/sync/change-mark.tsx';
import type { CoursePage } from '#features/units/unit-state.ts';
import { Button } from '#ui/actions/button.tsx';
import { ChoiceChip } from '#ui/cards/chip.tsx';
import { TextAreaField } from '#ui/forms/text-field.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import type { HeldReviewDraft, ReviewDraft } from './review-draft.ts';
import { GuidingQuestion } from './reviews.tsx';
import { Stars } from './stars.tsx';

/** `onDone`: it was sent. `onCancel`: with what was typed and is not wanted, if anything was. */
type Props = {
  course: CoursePage;
  draft: HeldReviewDraft;
  onDone: () => void;
  onCancel: (discarded: ReviewDraft | undefined) => void;
};

/** Stars are required, text and taps are not (LEARN-14). Queued like everything that a learner says. */
export function ReviewForm({ course, draft: [draft, setDraft], onDone, onCancel }: Props): ReactNode {
  const send = useSend(saveReview);
  const shown = draft ?? sentBefore(course);
  const { rating, text, answer, chosen } = shown;
  const isValid = rating >= 1 && rating <= RATING_MAX && ![text, answer].some(isTooLong);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!isValid) return;
    const isKept = await send({
      courseId: course.id,
      title: course.denomination,
      rating,
      review: trimTyped(text),
      guidingQuestionAnswer: trimTyped(answer),
      feedbackOptions: course.feedbackOptions.filter(({ id }) => chosen.includes(id)),
    });
    if (!isKept) return;
    setDraft(undefined);
    onDone();
  };
  const toggle = (id: string): void =>
    setDraft({ ...shown, chosen: chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id] });
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap="md" align="start">
        <Stars value={rating} onChange={(given) => setDraft({ ...shown, rating: given })} />
        {course.feedbackOptions.length > 0 && (
          <Row gap="xs">
            {course.feedbackOptions.map(({ id, denomination }) => (
              <ChoiceChip key={id} selected={chosen.includes(id)} onClick={() => toggle(id)}>
                <bdi>{denomination}</bdi>
              </ChoiceChip>
            ))}
          </Row>
        )}
        <Stack gap="md">
          <ReviewText
            label={<Trans>What would you tell a friend about it?</Trans>}
            value={text}
            onChange={(next) => setDraft({ ...shown, text: next })}
          />
          <ReviewText
            label={<GuidingQuestion />}
            value={answer}
            onChange={(next) => setDraft({ ...shown, answer: next })}
          />
        </Stack>
        <DraftGuard hasDraft={draft !== undefined} />
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
          <Button variant="quiet" onClick={() => onCancel(draft)}>
            <Trans>Cancel</Trans>
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

const isTooLong = (text: string): boolean => lengthOf(trimTyped(text)) > REVIEW_MAX;

type TextProps = { label: ReactNode; value: string; onChange: (next: string) => void };

function ReviewText({ label, value, onChange }: TextProps): ReactNode {
  const { t } = useLingui();
  return (
    <TextAreaField
      label={label}
      optional
      value={value}
      onChange={(event) => onChange(event.target.value)}
      help={<bdi dir="ltr">{`${lengthOf(trimTyped(value))}/${REVIEW_MAX}`}</bdi>}
      error={isTooLong(value) ? t`A review can have up to ${REVIEW_MAX} characters.` : undefined}
    />
  );
}

function sentBefore({ viewerReview: mine }: CoursePage): ReviewDraft {
  return {
    rating: mine?.rating ?? 0,
    text: mine?.review ?? '',
    answer: mine?.guidingQuestionAnswer ?? '',
    chosen: mine?.feedbackOptions.map(({ id }) => id) ?? [],
  };
}
