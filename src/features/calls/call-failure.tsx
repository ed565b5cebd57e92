import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { failureMessages } from '#i18n/failure-messages.ts';
import { Banner } from '#ui/status/banner.tsx';
import { Text } from '#ui/text/text.tsx';
import type { CampusFailure } from '#wire/campus-failure.ts';

/** What became of a call that came to nothing, in place (AUTH-22). */
export function CallFailure({ failure }: { failure: CampusFailure | undefined }): ReactNode {
  const { _ } = useLingui();
  if (failure === undefined) return null;
  const { title, text } = failureMessages(failure);
  return (
    <Banner kind="danger" role="alert">
      <Text>{_(title)}</Text>
      {text && failure.kind !== 'offline' && <Text size="small">{_(text)}</Text>}
    </Banner>
  );
}
