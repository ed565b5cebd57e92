import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { VisitState } from '#features/scorm/visit.ts';
import { Button } from '#ui/actions/button.tsx';
import { Banner } from '#ui/status/banner.tsx';
import * as styles from './player.css.ts';

type Props = { failure: NonNullable<VisitState['failure']>; onAgain: () => void };

/** It may come where it is asked for once more. */
const MAY_COME: readonly string[] = ['offline', 'not-loaded'];

/** One clear sentence where a package cannot do what it was made for. */
export function PackageFailure({ failure, onAgain }: Props): ReactNode {
  const again = (
    <Button size="sm" variant="tonal" onClick={onAgain}>
      <Trans>Try again</Trans>
    </Button>
  );
  return (
    <div className={styles.failure}>
      <Banner kind="warning" role="status" action={MAY_COME.includes(failure.kind) && again}>
        <FailureMessage failure={failure} />
      </Banner>
    </div>
  );
}

function FailureMessage({ failure: { kind, what, isLost } }: Pick<Props, 'failure'>): ReactNode {
  switch (kind) {
    case 'popup':
      return (
        <Trans>This course tried to open a new window, which is not allowed. Parts of it may not work here.</Trans>
      );
    case 'aicc':
      return (
        <Trans>This course is of an older kind (AICC). You can look at it, but your progress cannot be kept.</Trans>
      );
    case 'silent':
      return <Trans>This course did not say how far you are, so your progress could not be kept.</Trans>;
    case 'offline':
      return <Trans>This part of the course needs the internet.</Trans>;
    case 'not-loaded':
      return <Trans>This part of the course could not be loaded.</Trans>;
    case 'nothing-open':
      return (
        <Trans>
          No part of this course can be opened now. You may have used all the attempts that it allows. You can start it
          again from its page.
        </Trans>
      );
    case 'too-much':
      return isLost === true ? (
        <Trans>
          This course stores more than the campus can keep (<bdi dir="ltr">{what}</bdi>). Your place in it is not being
          saved.
        </Trans>
      ) : (
        <Trans>
          This course stores more than the campus can keep (<bdi dir="ltr">{what}</bdi>). Your place in it is saved.
        </Trans>
      );
    default:
      return kind satisfies never;
  }
}
