import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { REVIEWS_AT_FIRST } from '#campus/limits.ts';
import { reviewSubject } from '#features/learning/subjects.ts';
import { ChangeMark } from '#features/sync/change-mark.tsx';
import type { CoursePage, WrittenReview } from '#features/units/unit-state.ts';
import { Button } from '#ui/actions/button.tsx';
import { Avatar } from '#ui/cards/avatar.tsx';
import { Chip } from '#ui/cards/chip.tsx';
import { List } from '#ui/layout/list.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Moment } from '#ui/text/moment.tsx';
import { Text } from '#ui/text/text.tsx';
import { GivenStars } from './given-stars.tsx';
import * as styles from './reviews.css.ts';

/** What others wrote of a unit: a few, and the rest by a tap (LEARN-14). */
export function Reviews({ reviews }: { reviews: readonly WrittenReview[] }): ReactNode {
  const [showsAll, setShowsAll] = useState(false);
  if (reviews.length === 0) return null;
  return (
    <>
      <List gap="sm">
        {(showsAll ? reviews : reviews.slice(0, REVIEWS_AT_FIRST)).map((review) => (
          <li key={`${review.author?.id ?? ''} ${review.writtenAt} ${review.review}`}>
            <OneReview review={review} />
          </li>
        ))}
      </List>
      {!showsAll && reviews.length > REVIEWS_AT_FIRST && (
        <Row>
          <Button variant="outline" size="sm" onClick={() => setShowsAll(true)}>
            <Trans>Show all {reviews.length}</Trans>
          </Button>
        </Row>
      )}
    </>
  );
}

function OneReview({ review: { author, rating, writtenAt, ...texts } }: { review: WrittenReview }) {
  return (
    <article className={styles.card}>
      <div className={styles.who}>
        {author && <Avatar name={author.publicName} image={author.profileImage?.url ?? null} />}
        <span>
          <Text as="div" size="label">
            {author ? <bdi>{author.publicName}</bdi> : <Trans>Somebody who learns here</Trans>}
          </Text>
          <Text as="div" size="small" tone="muted">
            <GivenStars rating={rating} /> · <Moment at={new Date(writtenAt)} form="date" />
          </Text>
        </span>
      </div>
      <Texts {...texts} />
    </article>
  );
}

type OwnProps = { course: CoursePage; review: NonNullable<CoursePage['viewerReview']>; onChange: () => void };

/** One's own, as it was last written here, and whether the campus has it. */
export function OwnReview({ course, review: { rating, ...texts }, onChange }: OwnProps): ReactNode {
  return (
    <article className={styles.own}>
      <Heading level={3} size="title-s">
        <Trans>Your review</Trans>
      </Heading>
      <GivenStars rating={rating} />
      <Texts {...texts} />
      <Row>
        <ChangeMark subject={reviewSubject(course.id)} />
        <Button variant="quiet" size="sm" onClick={onChange}>
          <Trans>Change your review</Trans>
        </Button>
      </Row>
    </article>
  );
}

type TextsProps = Pick<WrittenReview, 'guidingQuestionAnswer' | 'feedbackOptions'> & { review: string | null };

/** What a review says beside its stars. */
function Texts({ review, guidingQuestionAnswer: answer, feedbackOptions }: TextsProps): ReactNode {
  return (
    <>
      {review && (
        <Text className={styles.text} dir="auto">
          {review}
        </Text>
      )}
      {answer && (
        <div>
          <Text size="small" tone="muted">
            <GuidingQuestion />
          </Text>
          <Text className={styles.text} dir="auto">
            {answer}
          </Text>
        </div>
      )}
      <Options options={feedbackOptions} />
    </>
  );
}

/** The question that leads whoever reviews a unit (LEARN-14). */
export function GuidingQuestion(): ReactNode {
  return <Trans>What can you do now that you could not do before?</Trans>;
}

function Options({ options }: { options: WrittenReview['feedbackOptions'] }): ReactNode {
  if (options.length === 0) return null;
  return (
    <Row gap="2xs">
      {options.map(({ id, denomination }) => (
        <Chip key={id}>
          <bdi>{denomination}</bdi>
        </Chip>
      ))}
    </Row>
  );
}
