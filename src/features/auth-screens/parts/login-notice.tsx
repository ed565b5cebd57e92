import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DoorAlert } from '#features/auth-screens/door-alert.tsx';
import type { DoorNotice } from '#features/auth-screens/door-search.ts';
import { troubleWords } from '#features/calls/trouble-words.ts';
import { Banner } from '#ui/status/banner.tsx';
import type { Trouble } from '#wire/trouble.ts';

type Props = { notice: DoorNotice | undefined; trouble: Trouble | undefined };

/** Why one is here, and what went wrong: above the fields, said at once (AUTH-22). */
export function LoginNotice({ notice, trouble }: Props): ReactNode {
  const { _ } = useLingui();
  if (trouble !== undefined) return <DoorAlert of={trouble}>{_(troubleWords(trouble))}</DoorAlert>;
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
    case 'login-failed':
      return (
        <DoorAlert of={notice}>
          <Trans>Login failed, please try again.</Trans>
        </DoorAlert>
      );
    default:
      return notice satisfies never;
  }
}
