import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { TextBlock } from './public-texts.ts';
import { TextScreen } from './text-screen.tsx';

/** /code-of-conduct/community (ROUTE-14): the rules of being together, as the organisation writes them; below them what one does about them. */
export function CodeOfConductScreen({ text, children }: { text: TextBlock | null; children: ReactNode }): ReactNode {
  return (
    <TextScreen title={<Trans>Code of conduct</Trans>} text={text}>
      {children}
    </TextScreen>
  );
}
