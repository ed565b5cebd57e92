import { Trans } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Prerequisite } from '#campus/learning/learning-item.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Banner } from '#ui/status/banner.tsx';

const LinkButton = createLink(ButtonLink);

/** Why it does not open yet, and the way to what opens it (LEARN-4). */
export function Locked({ prerequisite }: { prerequisite: Prerequisite }): ReactNode {
  const { id, moduleId } = prerequisite;
  const go =
    moduleId === null ? (
      <LinkButton to="/course/$id" params={{ id }} size="sm" variant="tonal">
        <Trans>Go there</Trans>
      </LinkButton>
    ) : (
      <LinkButton to="/program/$moduleId/unit/$id" params={{ moduleId, id }} size="sm" variant="tonal">
        <Trans>Go there</Trans>
      </LinkButton>
    );
  return (
    <Banner kind="warning" action={go}>
      <Trans>
        First finish “<bdi>{prerequisite.denomination}</bdi>”.
      </Trans>
    </Banner>
  );
}
