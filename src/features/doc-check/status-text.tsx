import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type DocCheck, isClosedFor } from './doc-check.ts';

/** Where a document check stands, in a sentence or two. */
export function StatusText({ check }: { check: DocCheck }): ReactNode {
  if (isClosedFor(check))
    return <Trans>The document check is closed at the moment. You can send a document when it opens again.</Trans>;
  switch (check.status) {
    case 'NO_UPLOAD':
      return <Trans>Please send us a document that shows your status as a refugee. Our team looks at it.</Trans>;
    case 'IN_REVIEW':
      return <Trans>Our team is looking at your document. You will get a notification.</Trans>;
    case 'INVALID_UPLOAD':
      return <Trans>Your document could not be read or is not the right one. Please send another one.</Trans>;
    case 'INELIGIBLE':
      return <Trans>Your document does not meet the conditions.</Trans>;
    case 'REJECTED':
      return <Trans>Your document was not accepted.</Trans>;
    case 'ACCEPTED':
      return <Trans>Your document was accepted. There is nothing more to do.</Trans>;
    default:
      return check.status satisfies never;
  }
}
