import { Trans } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { useSession } from '#features/session/session.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Row } from '#ui/layout/row.tsx';

const LinkButton = createLink(ButtonLink);

/** What else the campus has, each where the organisation has it (SERVICE-4); all but the providers is for people of the campus. */
export function ServiceLinks(): ReactNode {
  const { features, traits, hasLanguageSchool, hasMentoring } = useOrganisation();
  const isMember = useSession().viewerId !== undefined;
  return (
    <Row gap="sm">
      {features.showContentProviders && (
        <LinkButton to="/content-providers" variant="outline">
          <Trans>Who makes these courses</Trans>
        </LinkButton>
      )}
      {isMember && traits.learningMap && (
        <LinkButton to="/learning-map" variant="outline">
          <Trans>Learning map</Trans>
        </LinkButton>
      )}
      {isMember && hasLanguageSchool && (
        <LinkButton to="/language-school/{-$category}/{-$subcategory}" variant="outline">
          <Trans>Language school</Trans>
        </LinkButton>
      )}
      {isMember && hasMentoring && (
        <LinkButton to="/services/mentoring" variant="outline">
          <Trans>Mentoring</Trans>
        </LinkButton>
      )}
      {isMember && features.showOfferBoard && (
        <LinkButton to="/services/offers" variant="outline">
          <Trans>Offer Board</Trans>
        </LinkButton>
      )}
    </Row>
  );
}
