import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { StorageNotice } from '#app/shell/storage-notice.tsx';
import { failureMessages } from '#i18n/failure-messages.ts';
import { Button } from '#ui/actions/button.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Banner } from '#ui/status/banner.tsx';
import { Text } from '#ui/text/text.tsx';
import { failureOf } from '#wire/campus-failure.ts';

/** Instead of an empty page: what the start waits for, or why it came to nothing (APP-5). */
export function BeforeCampus({ error }: { error?: unknown }): ReactNode {
  return (
    <I18nProvider i18n={i18n}>
      <Page>{error === undefined ? <StorageNotice /> : <NoStart error={error} />}</Page>
    </I18nProvider>
  );
}

function NoStart({ error }: { error: unknown }): ReactNode {
  const { title, text } = failureMessages(failureOf(error));
  return (
    <Banner
      kind="warning"
      role="alert"
      action={
        <Button variant="outline" onClick={() => location.reload()}>
          <Trans>Reload</Trans>
        </Button>
      }
    >
      <Text>{i18n._(title)}</Text>
      {text && <Text size="small">{i18n._(text)}</Text>}
    </Banner>
  );
}
