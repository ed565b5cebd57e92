import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { wordsFor } from '#i18n/words.ts';
import { Banner } from '#ui/banner.tsx';
import type { Trouble } from '#wire/trouble.ts';

type Props = { notice: 'login-required' | 'signed-out' | undefined; trouble: Trouble | undefined };

/** Why one is here, and what went wrong: above the fields, said at once (A8). */
export function LoginNotice({ notice, trouble }: Props): ReactNode {
  const { _ } = useLingui();
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (trouble !== undefined) banner.current?.focus();
  }, [trouble]);
  if (trouble !== undefined) {
    return (
      <Banner ref={banner} kind="danger" role="alert" tabIndex={-1}>
        {trouble.kind === 'offline' ? (
          <Trans id="initial.loginFailed">
            You need the internet to log in. Please try again when you are connected.
          </Trans>
        ) : (
          _(wordsFor(trouble).title)
        )}
      </Banner>
    );
  }
  switch (notice) {
    case undefined:
      return null;
    case 'login-required':
      return (
        <Banner>
          <Trans>Please log in to open this page. We will bring you back here.</Trans>
        </Banner>
      );
    case 'signed-out':
      return (
        <Banner>
          <Trans>You were logged out to keep your account safe. Please log in again. Nothing is lost.</Trans>
        </Banner>
      );
    default:
      return notice satisfies never;
  }
}
