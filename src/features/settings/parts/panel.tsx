import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { type PanelSection, SECTION_NAMES } from '#features/settings/sections.ts';
import { Page } from '#ui/layout/page.tsx';
import { Heading } from '#ui/text/heading.tsx';

/** One page of the settings under its name. */
export function Panel({ of, children }: { of: PanelSection; children: ReactNode }): ReactNode {
  const { _ } = useLingui();
  return (
    <Page width="reader" gap="lg">
      <Heading level={1}>{_(SECTION_NAMES[of].title)}</Heading>
      {children}
    </Page>
  );
}
