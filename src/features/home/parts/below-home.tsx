import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { openFirst } from '#campus/learning/open-first.ts';
import { PartBoundary } from '#features/errors/part-boundary.tsx';
import type { Home } from '#features/home/queries.ts';
import * as styles from '#features/home/start-screen.css.ts';
import { CardSection } from '#features/lists/card-section.tsx';
import { AfterAbove } from '#ui/layout/after-above.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Checklist } from './checklist.tsx';
import { ComingUp } from './coming-up.tsx';
import { Offers } from './offers.tsx';
import { SavedSummary } from './saved-summary.tsx';
import { Teaching } from './teaching.tsx';

/** On a phone below the first things, on a desk beside them: what comes up, what one learns, and what else there is. */
export function BelowHome({ home }: { home: Home }): ReactNode {
  const { viewer } = home;
  return (
    <>
      <Stack gap="2xl" className={styles.aside}>
        <Checklist me={home.me} viewer={viewer} />
        <PartBoundary of="coming-up">
          <ComingUp runs={viewer.upcomingAppointmentRuns} />
        </PartBoundary>
        <PartBoundary of="teaching">
          <Teaching courses={viewer.tutorEvents} />
        </PartBoundary>
      </Stack>
      <Stack gap="2xl">
        <AfterAbove>
          <PartBoundary of="my-learning">
            <CardSection title={<Trans>My programs</Trans>} items={viewer.modules} />
            <CardSection title={<Trans>My courses</Trans>} items={openFirst(viewer.enrolledUnits)} />
          </PartBoundary>
          <SavedSummary />
          <AfterAbove>
            <PartBoundary of="offers">
              <Offers home={home} />
            </PartBoundary>
          </AfterAbove>
        </AfterAbove>
      </Stack>
    </>
  );
}
