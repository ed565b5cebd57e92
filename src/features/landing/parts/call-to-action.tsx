import { createLink } from '@tanstack/react-router';
import type { ReactNode, Ref } from 'react';
import { ButtonLink } from '#ui/button.tsx';
import type { ButtonLook } from '#ui/button-style.ts';

const LinkButton = createLink(ButtonLink);

type Props = ButtonLook & {
  label: string | null;
  /** A path of the campus or an address elsewhere, as the organisation wrote it. */
  link: string | null;
  ref?: Ref<HTMLAnchorElement>;
  className?: string;
};

/** Where a component of the landing page leads; nothing without both, or where the address is none that may be followed (ASVS 3.7.2). */
export function CallToAction({ label, link, ...look }: Props): ReactNode {
  if (label === null || link === null) return null;
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
