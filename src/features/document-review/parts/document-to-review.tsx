import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { WaitingDocument } from '#features/document-review/queries.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { FileName, FileSize } from '#ui/text/file-name.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Moment } from '#ui/text/moment.tsx';
import { Text } from '#ui/text/text.tsx';
import type { CampusFailure } from '#wire/campus-failure.ts';
import { Decision } from './decision.tsx';
import * as styles from './document-review.css.ts';
import { OpenDocument } from './open-document.tsx';

type Props = { document: WaitingDocument; onLook: () => void; onLate: (failure: CampusFailure) => void };

/** Whose it is, the way to look at it, and the decision. */
export function DocumentToReview({ document, onLook, onLate }: Props): ReactNode {
  const { learnerName, fileName, fileSize, uploadedAt, comment } = document;
  return (
    <article className={styles.frame}>
      <Stack gap="2xs">
        <Heading level={2} size="title-s">
          {learnerName === null ? <Trans>A learner without a name</Trans> : <bdi>{learnerName}</bdi>}
        </Heading>
        <Text size="small" tone="muted">
          <FileName name={fileName} /> · <FileSize bytes={fileSize} /> ·{' '}
          <Moment at={new Date(uploadedAt)} form="dateTime" />
        </Text>
      </Stack>
      {comment !== null && (
        <Text size="small" className={styles.comment}>
          <Trans>Written to the learner already:</Trans> <bdi>{comment}</bdi>
        </Text>
      )}
      <OpenDocument document={document} onLook={onLook} />
      <Decision document={document} onLate={onLate} />
    </article>
  );
}
