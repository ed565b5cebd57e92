import { Trans, useLingui } from '@lingui/react/macro';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import type { ReactNode } from 'react';
import { Chip } from '#ui/cards/chip.tsx';

/** Public users in lists of participants are shown as tutors, with what that means (LEARN-15). */
export function TutorChip(): ReactNode {
  const { t } = useLingui();
  return (
    <span title={t`Helps learners with their questions`}>
      <Chip tone="brand" icon={GraduationCap}>
        <Trans>Tutor</Trans>
      </Chip>
    </span>
  );
}
