import type { ReactNode } from 'react';
import { Row } from './row.tsx';
import { Spinner } from './spinner.tsx';
import { Text } from './text.tsx';

/** The page waits for one thing, and says for which. */
export function Waiting({ children }: { children: ReactNode }): ReactNode {
  return (
    <Row justify="center">
      <Spinner size={24} />
      <Text role="status">{children}</Text>
    </Row>
  );
}
