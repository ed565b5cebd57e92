import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Star from 'lucide-react/icons/star';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSayDiscarded } from '#features/drafts/use-say-discarded.ts';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { useSession } from '#features/session/session.ts';
import type { CoursePage } from '#features/units/unit-state.ts';
import { activeLanguage } from '#i18n/activate.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { Button } from '#ui/actions/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { RatingBars } from './rating-bars.tsx';
import { useReviewDraft } from './review-draft.ts';
import { OwnReview, Reviews } from './reviews.tsx';

/** Few write one: it comes with the first that does. */
const ReviewForm = lazy(async () => ({ default: (await import('./review-form.tsx')).ReviewForm }));

/** How the unit was found: the mean of all ratings, one's own review of those who are in it, and what others wrote (LEARN-14). */
export function Rating({ course }: { course: CoursePage }): ReactNode {
  const { showReviews } = useOrganisation().features;
  const { viewerId } = useSession();
  const { t } = useLingui();
  if (!showReviews) return null;
  const mayReview = viewerId !== undefined && ['TAKEN', 'COMPLETED'].includes(course.status.denomination);
  if (course.rating === null && !mayReview) return null;
  const mean =
    course.rating === null ? undefined : formatNumber(course.rating, activeLanguage(), { maximumFractionDigits: 1 });
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
      <Mine course={course} mayReview={mayReview} />
      <Reviews reviews={course.reviews} />
    </Stack>
  );
}

/** What one thinks oneself: shown, written, or written anew; what was begun is open again. */
function Mine({ course, mayReview }: { course: CoursePage; mayReview: boolean }): ReactNode {
  const draft = useReviewDraft(course.id);
  const [typed, setDraft] = draft;
  const sayDiscarded = useSayDiscarded();
  const [isOpened, setOpened] = useState(false);
  const { viewerReview: review } = course;
  const cancel = (discarded: typeof typed): void => {
    setOpened(false);
    if (discarded === undefined) return;
    setDraft(undefined);
    sayDiscarded(() => setDraft(discarded));
  };
  if (!mayReview) return null;
  if (isOpened || typed !== undefined)
    return (
      <Suspense fallback={null}>
        <ReviewForm course={course} draft={draft} onDone={() => setOpened(false)} onCancel={cancel} />
      </Suspense>
    );
  if (review !== null) return <OwnReview course={course} review={review} onChange={() => setOpened(true)} />;
  return (
    <Row>
      <Button variant="outline" size="sm" onClick={() => setOpened(true)}>
        <Trans>Write a review</Trans>
      </Button>
    </Row>
  );
}
