import type { ReactNode } from 'react';
import { directionOf, isLanguageCode } from '#campus/languages.ts';
import { PartBoundary } from '#features/errors/part-boundary.tsx';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { usePartner } from '#features/organisation/partner.ts';
import { visuallyHidden } from '#ui/theme/text.css.ts';
import type { Landing, LandingComponent, PromotedModule } from './landing-page.ts';
import { Closing } from './parts/closing.tsx';
import { HowTo } from './parts/how-to.tsx';
import { Intro } from './parts/intro.tsx';
import { LogoCarousel } from './parts/logo-carousel.tsx';
import { PromotedModules } from './parts/promoted-modules.tsx';
import { WhyJoin } from './parts/why-join.tsx';

/** `/` and `/partner/{name}` (CATALOGUE-1): the components in the order in which the campus gives them. */
export function LandingScreen({ components, modules }: Landing): ReactNode {
  const organisation = useOrganisation();
  const partner = usePartner();
  const hasTitle = components.some(({ type }) => type === 'INTRO_COMPONENT');
  return (
    <>
      {!hasTitle && <h1 className={visuallyHidden}>{(partner ?? organisation).denomination}</h1>}
      {components.map((component) => (
        // A text that is not in the person's language runs in its own direction.
        <div key={component.id} lang={component.language} dir={directionIn(component.language)}>
          <PartBoundary of={component.id}>
            <Component of={component} modules={modules} />
          </PartBoundary>
        </div>
      ))}
    </>
  );
}

function directionIn(language: string): 'ltr' | 'rtl' | undefined {
  return isLanguageCode(language) ? directionOf(language) : undefined;
}

function Component({ of, modules }: { of: LandingComponent; modules: readonly PromotedModule[] }): ReactNode {
  switch (of.type) {
    case 'INTRO_COMPONENT':
      return <Intro component={of} />;
    case 'MODULES_COMPONENT':
      return <PromotedModules component={of} modules={modules} />;
    case 'WHY_JOIN_COMPONENT':
      return <WhyJoin component={of} />;
    case 'HOW_TO_COMPONENT':
      return <HowTo component={of} />;
    case 'CAROUSEL_COMPONENT':
      return <LogoCarousel component={of} />;
    case 'FOOTER_COMPONENT':
      return <Closing component={of} />;
    default:
      return of satisfies never;
  }
}
