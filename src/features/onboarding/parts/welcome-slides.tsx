import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { WELCOME_COMPLETED } from '#campus/account/gates.ts';
import { isOwnPath } from '#device/session/session.ts';
import { CallFailure } from '#features/calls/call-failure.tsx';
import { useCampusCall } from '#features/calls/use-campus-call.ts';
import { completeMilestone } from '#features/onboarding/complete-milestone.ts';
import type { Slide } from '#features/onboarding/queries.ts';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { useBareChrome } from '#features/session/bare-chrome.ts';
import { useSession } from '#features/session/session.ts';
import { Button } from '#ui/actions/button.tsx';
import { Lantern } from '#ui/drawings/lantern.tsx';
import { Row } from '#ui/layout/row.tsx';
import { SegmentedProgress } from '#ui/status/segmented-progress.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import * as styles from './welcome-slides.css.ts';

type Props = { slides: readonly Slide[]; leadsTo: string | null; onPassed: () => Promise<void> };

/** A few pictures before the first course (GATE-7). They can be skipped unless the organisation locks them (GATE-7). */
export function WelcomeSlides({ slides, leadsTo, onPassed }: Props): ReactNode {
  const { t } = useLingui();
  const { features } = useOrganisation();
  const { wire } = useSession();
  const navigate = useNavigate();
  const [at, setAt] = useState(0);
  const { pending, failure, run } = useCampusCall();
  const heading = useRef<HTMLHeadingElement>(null);
  useBareChrome();
  // The focus follows, so that each slide is read from its beginning.
  useEffect(() => {
    if (at > 0) heading.current?.focus();
  }, [at]);
  const slide = slides[at];
  if (slide === undefined) return null;
  const isLast = at === slides.length - 1;
  const finish = (): void =>
    void run(async () => {
      await completeMilestone(wire, WELCOME_COMPLETED);
      if (leadsTo !== null && isOwnPath(leadsTo)) await navigate({ href: leadsTo, replace: true });
      await onPassed();
    });
  return (
    <section className={styles.slide} aria-label={t`Welcome`}>
      <div className={styles.picture}>
        {slide.media === null ? <Lantern /> : <img src={slide.media} alt="" className={styles.media} />}
      </div>
      <div className={styles.text}>
        <SegmentedProgress count={slides.length} current={at + 1} />
        <Heading level={1} ref={heading} tabIndex={-1} dir="auto">
          {slide.title}
        </Heading>
        <Text size="reading" dir="auto">
          {slide.description}
        </Text>
        <CallFailure failure={failure} />
        <Row justify="between" className={styles.buttons}>
          {at > 0 && (
            <Button variant="quiet" onClick={() => setAt(at - 1)}>
              <Trans>Back</Trans>
            </Button>
          )}
          {!features.hasLockedOnboardingSlides && !isLast && (
            <Button variant="quiet" pending={pending} onClick={finish}>
              <Trans>Skip</Trans>
            </Button>
          )}
          <Button className={styles.next} pending={isLast && pending} onClick={isLast ? finish : () => setAt(at + 1)}>
            {isLast ? <Trans>Begin</Trans> : <Trans>Next</Trans>}
          </Button>
        </Row>
      </div>
    </section>
  );
}
