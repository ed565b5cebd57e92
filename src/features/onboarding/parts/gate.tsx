import type { ReactNode } from 'react';
import type { Gate as GateName } from '#campus/account/gates.ts';
import { GateFrame } from '#features/auth-screens/gate-frame.tsx';
import { ConsentGate } from '#features/consent/consent-gate.tsx';
import type { BaseData } from '#features/onboarding/queries.ts';
import { ProfileGate } from '#features/profile-completion/profile-gate.tsx';
import { TermsGate } from '#features/terms/terms-gate.tsx';
import { WelcomeSlides } from './welcome-slides.tsx';

type Props = { gate: GateName; base: BaseData; onPassed: () => Promise<void> };

export function Gate({ gate, base, onPassed }: Props): ReactNode {
  switch (gate) {
    case 'sub-organisation-consent': {
      const partner = base.viewer.subOrganizations.find(({ registerConsent }) => registerConsent?.consented === false);
      const consent = partner?.registerConsent;
      if (!partner || !consent) return null;
      return (
        <GateFrame>
          <ConsentGate partner={partner} consent={consent} onPassed={onPassed} />
        </GateFrame>
      );
    }
    case 'terms':
      if (base.unacceptedTermsOfService === null) return null;
      return (
        <GateFrame>
          <TermsGate terms={base.unacceptedTermsOfService} onPassed={onPassed} />
        </GateFrame>
      );
    case 'profile':
      return (
        <GateFrame>
          <ProfileGate base={base} onPassed={onPassed} />
        </GateFrame>
      );
    case 'onboarding':
      return (
        <WelcomeSlides
          slides={base.viewer.onboardingSlides}
          leadsTo={base.organizationConfig.onboardingSlideRedirectUrl}
          onPassed={onPassed}
        />
      );
    default:
      return gate satisfies never;
  }
}
