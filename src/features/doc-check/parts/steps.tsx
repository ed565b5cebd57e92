import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { DocumentStatus } from '#campus/doc-check/document-status.ts';
import * as styles from './doc-check.css.ts';

/** The way of a document: sent, looked at, decided. */
export function Steps({ status }: { status: DocumentStatus }): ReactNode {
  const reached = status === 'NO_UPLOAD' ? 0 : status === 'IN_REVIEW' ? 2 : 3;
  const steps = [
    <Trans key="sent">Sent</Trans>,
    <Trans key="review">In review</Trans>,
    <Trans key="decided">Decided</Trans>,
  ];
  return (
    <ol className={styles.steps}>
      {steps.map((step, n) => (
        <li
          key={step.key}
          className={styles.step}
          data-done={n < reached || undefined}
          aria-current={n + 1 === reached ? 'step' : undefined}
        >
          {step}
        </li>
      ))}
    </ol>
  );
}
