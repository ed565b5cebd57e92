import { Trans } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { mayRegister } from '#campus/account/may-register.ts';
import { loginOpenState } from '#features/auth-screens/login-open-state.ts';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { usePartner } from '#features/organisation/partner.ts';
import { authPath } from '#features/session/auth-path.ts';
import { LanguageChoice } from '#features/session/language-choice.tsx';
import { ButtonLink } from '#ui/actions/button.tsx';
import * as styles from './public-tools.css.ts';
import { useAuthDialog } from './use-auth-dialog.tsx';

const LinkButton = createLink(ButtonLink);

/**
 * What a visitor finds in the header (ROUTE-13): explore, the language, the way in, and the first step: joining where
 * one can, else learning. On phones without explore and joining, which the page itself offers.
 */
export function PublicTools(): ReactNode {
  const { features } = useOrganisation();
  const partner = usePartner();
  const place = { partner: partner?.path };
  const { openAs, open, dialog } = useAuthDialog(place);
  useAskedFor(() => open('login'));
  const joins = mayRegister({ features }, partner);
  return (
    <>
      {features.showOpenCampus && (
        <LinkButton to="/explore" size="sm" variant="quiet" className={styles.wide}>
          <Trans>Explore</Trans>
        </LinkButton>
      )}
      <LanguageChoice />
      <LinkButton
        to={authPath('login', place)}
        onClick={openAs('login')}
        size="sm"
        variant={joins ? 'outline' : 'primary'}
        className={styles.login}
      >
        <Trans>Log in</Trans>
      </LinkButton>
      {joins && (
        <LinkButton to={authPath('register', place)} onClick={openAs('register')} size="sm" className={styles.wide}>
          <Trans>Join for free</Trans>
        </LinkButton>
      )}
      {!joins && features.showOpenCampus && (
        <LinkButton to="/explore" size="sm" className={styles.wide}>
          <Trans>Start learning</Trans>
        </LinkButton>
      )}
      {dialog}
    </>
  );
}

/** A page's own way to the login modal (LIVE-9). */
function useAskedFor(open: () => void): void {
  const answer = useEffectEvent(open);
  useEffect(
    () =>
      loginOpenState.subscribe(() => {
        if (!loginOpenState.read()) return;
        loginOpenState.set(false);
        answer();
      }),
    [],
  );
}
