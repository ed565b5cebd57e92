import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import Award from 'lucide-react/icons/award';
import CircleCheck from 'lucide-react/icons/circle-check';
import CirclePlay from 'lucide-react/icons/circle-play';
import type { ReactNode } from 'react';
import { kindOf, type LearningItem } from '#campus/learning-item.ts';
import { moduleProgress } from '#campus/module-progress.ts';
import { useSession } from '#features/session/session.ts';
import type { UnitRef } from '#offline/saved/saved-units.ts';
import { Card } from '#ui/card.tsx';
import { Chip } from '#ui/chip.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Row } from '#ui/row.tsx';
import { Stack } from '#ui/stack.tsx';
import { AwayChip, SavedChip, useIsAway } from './away.tsx';
import { Duration } from './duration.tsx';
import { Fact } from './fact.tsx';
import { pageKeyOf } from './unit-keys.ts';

type Props = {
  item: LearningItem;
  /** The module through which the course was found: its page opens inside it. */
  moduleId?: string | undefined;
  headingLevel?: 2 | 3 | 4;
  actions?: ReactNode;
};

/** A course or module on a card: what it is, how long it takes, how far one is (B2, Unit card). */
export function ItemCard({ item, moduleId, headingLevel = 3, actions }: Props): ReactNode {
  const { language } = useSession();
  const away = useIsAway(pageKeyOf(item, language, moduleId));
  return (
    <Card
      kind={kindOf(item)}
      seed={item.id}
      title={item.denomination}
      image={item.image}
      headingLevel={headingLevel}
      actions={actions}
      muted={away}
      link={(face) => <ItemLink item={item} moduleId={moduleId} {...face} />}
      kindNote={
        item.__typename === 'Module' ? (
          <Plural value={item.courses.length} one="# course" other="# courses" />
        ) : undefined
      }
      meta={
        <>
          <Duration minutes={item.__typename === 'Module' ? item.duration : item.workload} />
          {item.hasCertificate && (
            <Fact icon={Award}>
              <Trans>Certificate</Trans>
            </Fact>
          )}
        </>
      }
      foot={
        away ? (
          <AwayChip />
        ) : (
          <Stack gap="2xs">
            {item.__typename === 'Module' && <ModuleFoot item={item} />}
            <Row gap="2xs">
              {item.__typename !== 'Module' && <CourseState state={item.status.denomination} />}
              <SavedChip unit={unitOf(item, moduleId)} />
            </Row>
          </Stack>
        )
      }
    />
  );
}

function unitOf({ __typename, id }: LearningItem, moduleId: string | undefined): UnitRef {
  if (__typename === 'Module') return { kind: 'MODULE', id };
  return { kind: 'COURSE', id, ...(moduleId === undefined ? {} : { moduleId }) };
}

type LinkProps = { item: LearningItem; moduleId?: string | undefined; className: string; children: ReactNode };

export function ItemLink({ item, moduleId, ...face }: LinkProps): ReactNode {
  if (item.__typename === 'Module') return <Link to="/program/$id" params={{ id: item.id }} {...face} />;
  if (moduleId === undefined) return <Link to="/course/$id" params={{ id: item.id }} {...face} />;
  return <Link to="/program/$moduleId/unit/$id" params={{ moduleId, id: item.id }} {...face} />;
}

function ModuleFoot({ item }: { item: Extract<LearningItem, { __typename: 'Module' }> }): ReactNode {
  const { t } = useLingui();
  const progress = moduleProgress(item.courses);
  return progress === undefined ? null : <ProgressBar value={progress / 100} label={t`Your progress`} />;
}

/** The learner's state of a course; nothing where there is none yet. */
export function CourseState({ state }: { state: 'AVAILABLE' | 'COMPLETED' | 'PREVIEW' | 'TAKEN' }): ReactNode {
  switch (state) {
    case 'COMPLETED':
      return (
        <Chip tone="success" icon={CircleCheck}>
          <Trans>Completed</Trans>
        </Chip>
      );
    case 'TAKEN':
      return (
        <Chip icon={CirclePlay}>
          <Trans>Started</Trans>
        </Chip>
      );
    case 'AVAILABLE':
    case 'PREVIEW':
      return null;
    default:
      return state satisfies never;
  }
}
