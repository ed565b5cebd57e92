import { Trans, useLingui } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { BANNER_COOKIES, usesAnalytics } from '#campus/analytics/consent-choice.ts';
import { cookieChoices } from '#device/privacy/cookie-choices.ts';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Text } from '#ui/text/text.tsx';
import { answerAnalytics } from './answer-analytics.ts';
import * as styles from './cookie-banners.css.ts';
import { closeCookieSettings, cookieOpenState, openCookieSettings } from './cookie-open-state.ts';

const LinkButton = createLink(ButtonLink);

/** Few ever open them, and every page of a visitor has the banners. */
const CookieSettings = lazy(async () => ({ default: (await import('./parts/cookie-settings.tsx')).CookieSettings }));

/**
 * The two banners (PRIVACY-1), one after the other: the acknowledgement of what is necessary, then the question about
 * analytics where the organisation has any. Neither takes the focus nor stands in front of the page. What is kept
 * of a page has one as long as there is no answer (`src/app/snapshot/show-snapshot.ts`).
 */
export function CookieBanners(): ReactNode {
  const organisation = useOrganisation();
  const { acknowledged, choice } = useSyncExternalStore(cookieChoices.subscribe, cookieChoices.read);
  const open = useSyncExternalStore(cookieOpenState.subscribe, cookieOpenState.read);
  const asks = usesAnalytics(organisation);
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  return (
    <>
      {!open && !acknowledged && <EssentialBanner />}
      {!open && acknowledged && asks && choice === undefined && <AnalyticsBanner />}
      {wasOpen && (
        <Suspense fallback={null}>
          <CookieSettings open={open} onClose={closeCookieSettings} choice={choice} asks={asks} />
        </Suspense>
      )}
    </>
  );
}

function EssentialBanner(): ReactNode {
  const { t } = useLingui();
  return (
    <section className={styles.place} aria-label={t`Necessary cookies`} data-until-cookie={BANNER_COOKIES.essential}>
      <Text size="small">
        <Trans>
          This campus keeps only what it needs on your device: your login, your language and your saved courses.
        </Trans>
      </Text>
      <div className={styles.answers}>
        <LinkButton to="/privacy-policy" hash="privacy" variant="quiet" size="sm">
          <Trans>Privacy policy</Trans>
        </LinkButton>
        <Button size="sm" onClick={cookieChoices.acknowledge}>
          <Trans>Understood</Trans>
        </Button>
      </div>
    </section>
  );
}

function AnalyticsBanner(): ReactNode {
  const { t } = useLingui();
  return (
    <section
      className={styles.place}
      aria-label={t`Cookies for statistics`}
      data-until-cookie={BANNER_COOKIES.analytics}
    >
      <Text size="small">
        <Trans>May we count how the campus is used, to make it better? Everything works without it too.</Trans>
      </Text>
      <div className={styles.answers}>
        <Button size="sm" variant="outline" onClick={() => void answerAnalytics(false)}>
          <Trans>Reject all</Trans>
        </Button>
        <Button size="sm" variant="outline" onClick={() => void answerAnalytics(true)}>
          <Trans>Accept all</Trans>
        </Button>
        <Button size="sm" variant="quiet" onClick={openCookieSettings}>
          <Trans>Manage</Trans>
        </Button>
      </div>
    </section>
  );
}
