import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Star from 'lucide-react/icons/star';
import { type ReactNode, useState } from 'react';
import { useSayDiscarded } from '#features/drafts/use-say-discarded.ts';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { useSession } from '#features/session/session.ts';
import type { CoursePage } from '#features/units/unit-state.ts';
import { activeLanguage } from '#i18n/activate.ts';
import { Button } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Icon } from '#ui/icon.tsx';
import { Row } from '#ui/row.tsx';
import { Stack } from '#ui/stack.tsx';
import { Text } from '#ui/text.tsx';
import { RatingBars } from './rating-bars.tsx';
import { ReviewForm, useReviewDraft } from './review-form.tsx';

/** The mean of all ratings, and one's own review: of those who are in the unit (B2, showReviews). */
export function Rating({ course }: { course: CoursePage }): ReactNode {
  const { showReviews } = useOrganisation().features;
  const { viewerId } = useSession();
  const { t } = useLingui();
  const draft = useReviewDraft(course.id);
  const [typed, setDraft] = draft;
  const sayDiscarded = useSayDiscarded();
  const [isOpened, setOpened] = useState(false);
  if (!showReviews) return null;
  const mayReview = viewerId !== undefined && ['TAKEN', 'COMPLETED'].includes(course.status.denomination);
  if (course.rating === null && !mayReview) return null;
  const editing = mayReview && (isOpened || typed !== undefined);
  const cancel = (discarded: typeof typed): void => {
    setOpened(false);
    if (discarded === undefined) return;
    setDraft(undefined);
    sayDiscarded(() => setDraft(discarded));
  };
  const mean =
    course.rating === null
      ? undefined
      : new Intl.NumberFormat(activeLanguage(), { maximumFractionDigits: 1 }).format(course.rating);
  return (
    <Stack as="section" gap="sm">
      <Heading level={2}>
        <Trans>What others say</Trans>
      </Heading>
      {mean !== undefined && (
        <Row gap="2xs">
          <Icon of={Star} />
          <Text as="span">
            <bdi>{t`${mean} of 5`}</bdi> · <Plural value={course.reviewCount} one="# review" other="# reviews" />
          </Text>
        </Row>
      )}
      {mean !== undefined && <RatingBars counts={course.ratingCounts} />}
      {mayReview && !editing && (
        <Row>
          <Button variant="outline" size="sm" onClick={() => setOpened(true)}>
            {course.viewerReview === null ? <Trans>Write a review</Trans> : <Trans>Change your review</Trans>}
          </Button>
        </Row>
      )}
      {editing && <ReviewForm course={course} draft={draft} onDone={() => setOpened(false)} onCancel={cancel} />}
    </Stack>
  );
}
