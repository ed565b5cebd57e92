import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { moduleCertificateOffered } from '#campus/learning/certificate-offered.ts';
import { CertificateBlock } from '#features/certificates/certificate-block.tsx';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { PeopleStrip } from '#features/people/people-strip.tsx';
import type { ModulePage } from '#features/units/unit-state.ts';
import { Providers } from './course-about.tsx';
import { Testimonials } from './testimonials.tsx';

/** Who is in a module, who provides it, and what one has of it. */
export function BelowModule({ module }: { module: ModulePage }): ReactNode {
  return (
    <>
      <PeopleStrip
        title={<Trans>Who else learns here</Trans>}
        people={module.participants}
        count={module.participantsCount}
        unit={{ kind: 'module', id: module.id }}
      />
      <Testimonials testimonials={module.testimonials} />
      <Providers providers={module.contentProviders} />
      <Certificate module={module} />
    </>
  );
}

function Certificate({ module }: { module: ModulePage }): ReactNode {
  const { features } = useOrganisation();
  if (!module.hasCertificate || !features.enableCompletionCertificates) return null;
  return (
    <CertificateBlock
      unit={{ kind: 'module', id: module.id }}
      isOffered={moduleCertificateOffered({ ...module, courses: module.path }, features)}
      missing={<Trans>Finish all required courses to get it.</Trans>}
    />
  );
}
