import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { createLink, type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { type ReactNode, useContext } from 'react';
import { errorOfMissing } from '#campus/page/error-kinds.ts';
import { useOnline } from '#features/calls/online.ts';
import { SessionContext } from '#features/session/session.ts';
import { failureMessages } from '#i18n/failure-messages.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { PocketCampus } from '#ui/drawings/pocket-campus.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';
import { EmptyState } from '#ui/status/empty-state.tsx';
import { type CampusFailure, failureOf } from '#wire/campus-failure.ts';
import { ErrorScreen } from './error-screen.tsx';

const LinkButton = createLink(ButtonLink);

/** A screen that could not be shown (ROUTE-7): what happened, what is safe, what to do. */
export function FailureScreen({ error, reset }: Partial<ErrorComponentProps> & { error: unknown }): ReactNode {
  const { _ } = useLingui();
  const router = useRouter();
  const boundary = useQueryErrorResetBoundary();
  const online = useOnline();
  const found = failureOf(error);
  // Without a network a part that is not there says nothing about versions.
  const failure: CampusFailure = found.kind === 'outdated' && !online ? { kind: 'offline' } : found;
  const { title, text } = failureMessages(failure);
  // A visitor has saved nothing that could be opened: nothing of anybody is on this device.
  const isVisitor = useContext(SessionContext)?.viewerId === undefined;
  if (failure.kind === 'missing') {
    const { kind, target } = errorOfMissing(failure.what, router.state.location.pathname);
    return <ErrorScreen kind={kind} target={target} />;
  }
  if (failure.kind === 'unreachable' && failure.isMaintenance)
    return <ErrorScreen kind="MAINTENANCE" target={undefined} />;
  const again = (): void => {
    boundary.reset();
    reset?.();
    void router.invalidate();
  };
  return (
    <Page>
      <EmptyState
        drawing={<PocketCampus />}
        title={_(title)}
        headingLevel={1}
        action={
          <Row justify="center">
            {failure.kind === 'outdated' ? (
              <Button onClick={() => location.reload()}>
                <Trans>Reload</Trans>
              </Button>
            ) : (
              <Button onClick={again}>
                <Trans>Try again</Trans>
              </Button>
            )}
            {!isVisitor && (
              <LinkButton to="/start" variant="outline">
                <Trans>Open saved courses</Trans>
              </LinkButton>
            )}
          </Row>
        }
      >
        {text && !(isVisitor && isAboutSaved(failure)) && _(text)}
      </EmptyState>
    </Page>
  );
}

/** What is shown then is about saved courses. */
function isAboutSaved({ kind }: CampusFailure): boolean {
  return kind === 'offline' || kind === 'unreachable';
}
