import type { ReactNode } from 'react';
import type { CoursePage } from '#features/units/unit-state.ts';
import { Page } from '#ui/layout/page.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { PlayerHead } from './player-head.tsx';

type Props = { course: CoursePage; moduleId: string | undefined; children: ReactNode; action?: ReactNode };

/** In the place of a package that is not there, or not yet: what is the matter, and the way out. */
export function Instead({ course, moduleId, children, action }: Props): ReactNode {
  return (
    <>
      <PlayerHead course={course} moduleId={moduleId} />
      <Page>
        <Stack gap="lg" align="start">
          <Text as="div">{children}</Text>
          {action}
        </Stack>
      </Page>
    </>
  );
}
