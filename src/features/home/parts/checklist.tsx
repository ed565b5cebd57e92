import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { CODE_OF_CONDUCT_ACCEPTED } from '#campus/account/gates.ts';
import type { Home } from '#features/home/queries.ts';
import * as styles from '#features/home/start-screen.css.ts';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { Icon } from '#ui/icon.tsx';
import { List } from '#ui/layout/list.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { Heading } from '#ui/text/heading.tsx';

/** States of the documents in which there is nothing for the learner to do. */
const SETTLED: readonly string[] = ['ACCEPTED', 'IN_REVIEW'];

type Step = { name: string; isDone: boolean; to: string; label: ReactNode };

/** What somebody who is new has to settle, each with the way there (CATALOGUE-17); gone once all of it is done. */
export function Checklist({ me, viewer }: Pick<Home, 'me' | 'viewer'>): ReactNode {
  const { features } = useOrganisation();
  const steps = stepsOf({ me, viewer }, features);
  if (!features.showApplicationChecklist || steps.every(({ isDone }) => isDone)) return null;
  return (
    <Stack as="section" gap="md">
      <Heading level={2}>
        <Trans>Your first steps</Trans>
      </Heading>
      <List gap="xs">
        {steps.map(({ name, isDone, to, label }) => (
          <li key={name} className={styles.step} data-done={isDone || undefined}>
            <Icon of={isDone ? CircleCheck : Circle} className={styles.stepSign} />
            <Link to={to}>{label}</Link>
            {isDone && (
              <VisuallyHidden>
                <Trans>Done</Trans>
              </VisuallyHidden>
            )}
          </li>
        ))}
      </List>
    </Stack>
  );
}

function stepsOf(
  { me, viewer }: Pick<Home, 'me' | 'viewer'>,
  features: { showProfileRefugeeDocumentUpload: boolean; showCommunity: boolean },
): Step[] {
  const hasProfile = Boolean(me?.firstName && me.lastName) && me?.country !== null;
  const hasBegun = viewer.enrolledUnits.length + viewer.modules.length > 0;
  const hasRules = viewer.completedMilestones.some(({ denomination }) => denomination === CODE_OF_CONDUCT_ACCEPTED);
  const profile = { name: 'profile', isDone: hasProfile, to: '/profile', label: <Trans>Complete your profile</Trans> };
  const course = { name: 'course', isDone: hasBegun, to: '/explore', label: <Trans>Choose your first course</Trans> };
  const documents = {
    name: 'documents',
    isDone: SETTLED.includes(viewer.documentUploadStatus),
    to: '/doc-reupload',
    label: <Trans>Upload your documents</Trans>,
  };
  const rules = {
    name: 'rules',
    isDone: hasRules,
    to: '/code-of-conduct/community',
    label: <Trans>Read the rules of the community</Trans>,
  };
  return [
    profile,
    // A check that is closed takes no document.
    ...(features.showProfileRefugeeDocumentUpload && (me?.isDocCheckAvailable || documents.isDone) ? [documents] : []),
    course,
    ...(features.showCommunity ? [rules] : []),
  ];
}
