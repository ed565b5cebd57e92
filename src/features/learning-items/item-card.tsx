import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import Award from 'lucide-react/icons/award';
import EyeOff from 'lucide-react/icons/eye-off';
import Lock from 'lucide-react/icons/lock';
import Users from 'lucide-react/icons/users';
import Wallet from 'lucide-react/icons/wallet';
import type { ReactNode } from 'react';
import { isLocked } from '#campus/learning/is-locked.ts';
import {
  type CourseCard,
  kindOf,
  type LearningItem,
  type ListedItem,
  type Prerequisite,
} from '#campus/learning/learning-item.ts';
import { moduleProgress } from '#campus/learning/module-progress.ts';
import { PartBoundary } from '#features/errors/part-boundary.tsx';
import { useSession } from '#features/session/session.ts';
import type { UnitRef } from '#offline/saved/saved-units.ts';
import { Card } from '#ui/cards/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { ProgressBar } from '#ui/status/progress-bar.tsx';
import { AwayFact, SavedChip, useIsAway } from './away.tsx';
import { CourseState } from './course-state.tsx';
import { DateFacts, RegisteredChip } from './date-facts.tsx';
import { Duration } from './duration.tsx';
import { Fact } from './fact.tsx';
import { pageKeyOf } from './unit-keys.ts';
import { hasDates, tileDate, useCardDates } from './use-card-dates.ts';

type Props = {
  item: LearningItem;
  /** The module through which the course was found: its page opens inside it. */
  moduleId?: string | undefined;
  headingLevel?: 2 | 3 | 4;
  actions?: ReactNode;
};

/** A course or module on a card: what it is, how long it takes or when it is, how far one is (CATALOGUE-10). */
export function ItemCard(props: Props): ReactNode {
  return (
    <PartBoundary of={props.item.id}>
      {hasDates(props.item) ? <DatedCard {...props} item={props.item} /> : <PlainCard {...props} />}
    </PartBoundary>
  );
}

/** What has a date to come shows it in the place of its picture (CATALOGUE-11). */
function DatedCard({ item, ...rest }: Props & { item: CourseCard }): ReactNode {
  const { time, now } = useCardDates(item);
  return <PlainCard {...rest} item={item} date={tileDate(time, now)} />;
}

function PlainCard({
  item,
  moduleId,
  headingLevel = 3,
  actions,
  date,
}: Props & { date?: Date | undefined }): ReactNode {
  const { language } = useSession();
  const away = useIsAway(pageKeyOf(item, language, moduleId));
  return (
    <Card
      kind={kindOf(item)}
      seed={item.id}
      title={item.denomination}
      image={item.image}
      date={date}
      headingLevel={headingLevel}
      actions={actions}
      closed={away && <AwayFact />}
      link={(face) => <ItemLink item={item} moduleId={moduleId} {...face} />}
      kindNote={
        item.__typename === 'Module' ? (
          <>
            {item.customModuleTypeName && (
              <>
                <bdi>{item.customModuleTypeName}</bdi> ·{' '}
              </>
            )}
            <Plural value={item.courses.length} one="# course" other="# courses" />
          </>
        ) : (
          item.customCourseTypeName
        )
      }
      meta={<Facts item={item} />}
      foot={
        <Stack gap="2xs">
          {item.__typename === 'Module' && <ModuleFoot item={item} />}
          {item.__typename !== 'Module' && isLocked(item) && item.prerequisite && <LockedBy item={item.prerequisite} />}
          <Row gap="2xs">
            {item.__typename !== 'Module' && <CourseState state={item.status.denomination} />}
            {hasDates(item) && <RegisteredChip item={item} />}
            <SavedChip unit={unitOf(item, moduleId)} />
          </Row>
        </Stack>
      }
    />
  );
}

/** What is saved where this stands. */
export function unitOf({ __typename, id }: LearningItem, moduleId: string | undefined): UnitRef {
  if (__typename === 'Module') return { kind: 'MODULE', id };
  return { kind: 'COURSE', id, ...(moduleId === undefined ? {} : { moduleId }) };
}

/** Short facts; those that count for little are not on a card (CATALOGUE-10). */
export function Facts({ item }: { item: LearningItem }): ReactNode {
  return (
    <>
      {hasDates(item) && <DateFacts item={item} />}
      <Duration minutes={item.__typename === 'Module' ? item.duration : item.workload} />
      {item.enrolledLearnersCount > 0 && (
        <Fact icon={Users}>
          <Plural value={item.enrolledLearnersCount} one="# learner" other="# learners" />
        </Fact>
      )}
      {item.hasCertificate && (
        <Fact icon={Award}>
          <Trans>Certificate</Trans>
        </Fact>
      )}
      {item.__typename !== 'Module' && item.isPaywalled && (
        <Fact icon={Wallet}>
          <Trans>Costs money</Trans>
        </Fact>
      )}
      {item.__typename !== 'Module' && item.isPrivate && (
        <Fact icon={EyeOff}>
          <Trans>Only for some</Trans>
        </Fact>
      )}
    </>
  );
}

/** What has to be finished first; the card leads to the page that says so too (LEARN-4). */
function LockedBy({ item }: { item: Prerequisite }): ReactNode {
  return (
    <Fact icon={Lock}>
      <Trans>
        First finish “<bdi>{item.denomination}</bdi>”.
      </Trans>
    </Fact>
  );
}

type LinkProps = { item: ListedItem; moduleId?: string | undefined; className: string; children: ReactNode };

export function ItemLink({ item, moduleId, ...face }: LinkProps): ReactNode {
  if (item.__typename === 'UserContent') return <Link to="/ugc/$id" params={{ id: item.id }} {...face} />;
  if (item.__typename === 'Module') return <Link to="/program/$id" params={{ id: item.id }} {...face} />;
  if (moduleId === undefined) return <Link to="/course/$id" params={{ id: item.id }} {...face} />;
  return <Link to="/program/$moduleId/unit/$id" params={{ moduleId, id: item.id }} {...face} />;
}

function ModuleFoot({ item }: { item: Extract<LearningItem, { __typename: 'Module' }> }): ReactNode {
  const { t } = useLingui();
  const progress = moduleProgress(item.courses);
  return progress === undefined ? null : <ProgressBar value={progress / 100} label={t`Your progress`} />;
}
