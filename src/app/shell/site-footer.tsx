import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { usesAnalytics } from '#campus/analytics/consent-choice.ts';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { openCookieSettings } from '#features/privacy/cookie-open-state.ts';
import { useSession } from '#features/session/session.ts';
import { FooterLanguages } from './footer-languages.tsx';
import * as styles from './site-footer.css.ts';

/** Few organisations have any. */
const SpecialTerms = lazy(async () => ({
  default: (await import('#features/texts/special-terms.tsx')).SpecialTerms,
}));

export type FooterProps = { ground: 'page' | 'hero' };

/** Who runs the campus, what becomes of data, and for whom it is usable (TENANT-10); logo and terms of some by trait. */
export function SiteFooter({ ground }: FooterProps): ReactNode {
  const { t } = useLingui();
  const organisation = useOrganisation();
  const { viewerId } = useSession();
  const { traits } = organisation;
  return (
    <footer className={styles.footer[ground]}>
      <div className={styles.within}>
        <ul className={styles.links}>
          <li>
            <Link to="/privacy-policy" hash="imprint" className={styles.link}>
              <Trans>Imprint</Trans>
            </Link>
          </li>
          <li>
            <Link to="/privacy-policy" hash="privacy" className={styles.link}>
              <Trans>Privacy policy</Trans>
            </Link>
          </li>
          <li>
            <Link to="/terms" className={styles.link}>
              <Trans>Terms of use</Trans>
            </Link>
          </li>
          <li>
            <Link to="/accessibility" className={styles.link}>
              <Trans>Accessibility</Trans>
            </Link>
          </li>
          {usesAnalytics(organisation) && (
            <li>
              <button type="button" className={styles.link} onClick={openCookieSettings}>
                <Trans>Cookie settings</Trans>
              </button>
            </li>
          )}
        </ul>
        {traits.sponsorLogo !== null && <img src={traits.sponsorLogo} alt={t`Sponsor`} className={styles.sponsor} />}
        {traits.specialTerms && (
          <div className={styles.special}>
            <Suspense fallback={null}>
              <SpecialTerms />
            </Suspense>
          </div>
        )}
        {viewerId === undefined && <FooterLanguages />}
      </div>
    </footer>
  );
}
