import { Trans } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import type { ReactNode, Ref } from 'react';
import { useSession } from '#features/session/session.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import type { ButtonLook } from '#ui/actions/button-style.ts';

const LinkButton = createLink(ButtonLink);

/** Where one joins or logs in, here or at a partner's: nothing for whoever is in. */
const VISITOR_PATHS = /^(\/partner\/[^/]+)?\/(register|login)(\/|$)/;

type Props = ButtonLook & {
  label: string | null;
  /** A path of the campus or an address elsewhere, as the organisation wrote it. */
  link: string | null;
  ref?: Ref<HTMLAnchorElement>;
  className?: string;
};

/** Where a component of the landing page leads; whoever is in goes on to learn where others join. Nothing without both, or where the address is none that may be followed (ASVS 3.7.2). */
export function CallToAction({ label, link, ...look }: Props): ReactNode {
  const { viewerId } = useSession();
  if (label === null || link === null) return null;
  if (viewerId !== undefined && VISITOR_PATHS.test(link)) {
    return (
      <LinkButton to="/" {...look}>
        <Trans>Start learning</Trans>
      </LinkButton>
    );
  }
  if (/^\/(?!\/)/.test(link)) {
    return (
      <LinkButton to={link} {...look}>
        {label}
      </LinkButton>
    );
  }
  if (!/^(https:\/\/|mailto:|tel:)/.test(link)) return null;
  return (
    <ButtonLink href={link} rel="noopener" {...look}>
      {label}
    </ButtonLink>
  );
}
