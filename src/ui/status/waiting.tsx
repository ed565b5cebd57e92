import type { ReactNode } from 'react';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/text/text.tsx';
import { Spinner } from './spinner.tsx';

/** The page waits for one thing, and says for which. */
export function Waiting({ children }: { children: ReactNode }): ReactNode {
  return (
    <Row justify="center">
      <Spinner size={24} />
      <Text role="status">{children}</Text>
    </Row>
  );
}
