import { Trans } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import type { DocumentStatus } from '#campus/doc-check/document-status.ts';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Banner } from '#ui/status/banner.tsx';
import { Text } from '#ui/text/text.tsx';
import { type DocCheck, isClosedFor } from './doc-check.ts';
import { CommentTip } from './parts/comment-tip.tsx';
import { AskTeam, SupportArticle } from './parts/help-links.tsx';
import { StatusText } from './status-text.tsx';

const LinkButton = createLink(ButtonLink);

const KINDS: Readonly<Record<DocumentStatus, NonNullable<ComponentProps<typeof Banner>['kind']>>> = {
  NO_UPLOAD: 'info',
  IN_REVIEW: 'info',
  INVALID_UPLOAD: 'warning',
  INELIGIBLE: 'warning',
  REJECTED: 'danger',
  ACCEPTED: 'success',
};

/** Where one's document check stands, with what is to be done about it (DOC-2); nothing once it is accepted. */
export function DocumentBanner({ check }: { check: DocCheck }): ReactNode {
  const { showProfileRefugeeDocumentUpload } = useOrganisation().features;
  if (!showProfileRefugeeDocumentUpload || check.status === 'ACCEPTED') return null;
  return <DocumentStatusBanner check={check} />;
}

type Props = {
  check: DocCheck;
  /** On the page that takes documents, nothing leads there. */
  isOnItsPage?: boolean;
};

/** The same, also where it is accepted. */
export function DocumentStatusBanner({ check, isOnItsPage = false }: Props): ReactNode {
  const isClosed = isClosedFor(check);
  return (
    <Banner kind={isClosed ? 'info' : KINDS[check.status]} action={<ToDo {...{ check, isOnItsPage }} />}>
      <Text>
        <StatusText check={check} />
      </Text>
      <Row gap="sm">
        <CommentTip comment={check.document?.comment ?? null} />
        <SupportArticle link={check.supportLink} />
      </Row>
    </Banner>
  );
}

/** The one thing to do: send a document where one is taken, ask where none is, explore once it is accepted. */
function ToDo({ check, isOnItsPage }: Required<Props>): ReactNode {
  if (isClosedFor(check)) return null;
  switch (check.status) {
    case 'ACCEPTED':
      return (
        <LinkButton to="/explore" variant="outline" size="sm">
          <Trans>Explore courses</Trans>
        </LinkButton>
      );
    case 'NO_UPLOAD':
      return isOnItsPage ? null : (
        <LinkButton to="/doc-reupload" size="sm">
          <Trans>Send a document</Trans>
        </LinkButton>
      );
    case 'IN_REVIEW':
    case 'INVALID_UPLOAD':
      return isOnItsPage ? null : (
        <LinkButton to="/doc-reupload" variant="outline" size="sm">
          <Trans>Send another document</Trans>
        </LinkButton>
      );
    case 'INELIGIBLE':
    case 'REJECTED':
      return <AskTeam />;
    default:
      return check.status satisfies never;
  }
}
