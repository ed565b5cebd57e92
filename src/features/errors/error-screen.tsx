import { useLingui } from '@lingui/react';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type ErrorKind, errorTarget, wayBackOf } from '#campus/page/error-kinds.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Page } from '#ui/layout/page.tsx';
import { EmptyState } from '#ui/status/empty-state.tsx';
import { ErrorDrawing } from './error-drawing.tsx';
import { ERROR_MESSAGES, TECHNICAL_MESSAGES, WAY_BACK_MESSAGES } from './error-messages.ts';

const LinkButton = createLink(ButtonLink);

type Props = {
  /** None: a technical problem. */
  kind: ErrorKind | undefined;
  /** A path of this app that the error carries: the program or the course to go back to. */
  target: string | undefined;
};

/** One of the twelve error screens: title, description, picture and one button (ROUTE-6). */
export function ErrorScreen({ kind, target }: Props): ReactNode {
  const { _ } = useLingui();
  const { title, text } = kind === undefined ? TECHNICAL_MESSAGES : ERROR_MESSAGES[kind];
  const address = errorTarget(kind, target);
  const way = wayBackOf(kind);
  const isLost = address === '/explore' && way !== 'explore';
  return (
    <Page>
      <EmptyState
        drawing={<ErrorDrawing kind={kind} />}
        title={_(title)}
        headingLevel={1}
        // What could not be asked is asked anew by a page that is loaded anew, also where this is its address.
        action={
          <LinkButton to={address} reloadDocument={kind === 'MAINTENANCE'}>
            {_(WAY_BACK_MESSAGES[isLost ? 'explore' : way])}
          </LinkButton>
        }
      >
        {_(text)}
      </EmptyState>
    </Page>
  );
}
