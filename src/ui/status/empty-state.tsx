import type { ReactNode } from 'react';
import { Row } from '#ui/layout/row.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { empty } from './empty-state.css.ts';

interface EmptyStateProps {
  drawing: ReactNode;
  title?: ReactNode;
  /** One sentence that says what belongs here and how it comes. */
  children: ReactNode;
  /** One button, two at most. */
  action?: ReactNode;
  headingLevel?: 1 | 2;
}

/**
 * Where nothing is yet, or something is gone: a drawing, a sentence, a way on (DESIGN-18). Errors of a whole page use
 * it too.
 */
export function EmptyState({ drawing, title, children, action, headingLevel = 2 }: EmptyStateProps): ReactNode {
  return (
    <div className={empty}>
      {drawing}
      {title && (
        <Heading level={headingLevel} size="title-l">
          {title}
        </Heading>
      )}
      <Text as="div" tone="muted">
        {children}
      </Text>
      {action && <Row justify="center">{action}</Row>}
    </div>
  );
}
