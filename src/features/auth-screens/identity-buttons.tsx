import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PublicOrganisation } from '#campus/organisation/organisation.ts';
import { textOn } from '#campus/theme/text-on.ts';
import { keepSignIn } from '#device/session/session.ts';
import { useOnline } from '#features/calls/online.ts';
import type { AuthPlace } from '#features/session/auth-path.ts';
import { useSession } from '#features/session/session.ts';
import { useAuthPlace } from '#features/session/use-auth-place.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import * as styles from './identity-buttons.css.ts';

type Client = PublicOrganisation['identityClients'][number];
type Props = {
  place: AuthPlace;
  /** Whether an account may be made by it. */
  register: boolean;
  /** The query flag that hides them all (AUTH-14). */
  noSSO: boolean;
};

/**
 * Sign-in elsewhere: each client of the organisation with its words, icon and colour, and the exchange service by its
 * flag (AUTH-14).
 */
export function IdentityButtons({ place, register, noSSO }: Props): ReactNode {
  const { identityClients, features, hasExchangeService } = useAuthPlace(place).organisation;
  const clients = identityClients.filter(({ isGoogle }) => features.showGoogleLogin || !isGoogle);
  const hasExchange = features.showIdasIntegrationOptions && hasExchangeService;
  if (noSSO || (clients.length === 0 && !hasExchange)) return null;
  return (
    <Stack gap="sm">
      <Text size="small" tone="muted" className={styles.or}>
        <Trans>or</Trans>
      </Text>
      {clients.map((client) => (
        <IdentityButton key={client.id} client={client} place={place} register={register} />
      ))}
      {hasExchange && (
        <Elsewhere href="/backend/saml/login" place={place} register={register}>
          <Trans>Log in with the German exchange service</Trans>
        </Elsewhere>
      )}
    </Stack>
  );
}

function IdentityButton({
  client,
  place,
  register,
}: {
  client: Client;
  place: AuthPlace;
  register: boolean;
}): ReactNode {
  const { language } = useSession();
  const { defaultLanguage } = useAuthPlace(place).organisation;
  const { buttonText, buttonIcon, buttonBackgroundColor } = client;
  const group = place.targetGroup === undefined ? '' : `/${encodeURIComponent(place.targetGroup)}`;
  return (
    <Elsewhere
      href={`/api/openid/redirect${group}?client=${encodeURIComponent(client.id)}${register ? '&register=1' : ''}`}
      place={place}
      register={register}
      background={buttonBackgroundColor}
    >
      {buttonIcon !== null && <img src={buttonIcon} alt="" width={20} height={20} />}
      <span dir="auto">{buttonText[language] ?? buttonText[defaultLanguage] ?? Object.values(buttonText)[0]}</span>
    </Elsewhere>
  );
}

type ElsewhereProps = {
  href: string;
  place: AuthPlace;
  register: boolean;
  background?: string | null;
  children: ReactNode;
};

/** Leaves the campus: not without a network, and with what the way back needs to know. */
function Elsewhere({ href, place, register, background = null, children }: ElsewhereProps): ReactNode {
  const online = useOnline();
  const color = background === null ? undefined : textOn(background);
  const painted =
    background === null || color === undefined ? undefined : { background, color, borderColor: background };
  return (
    <>
      <ButtonLink
        {...(online ? { href } : { role: 'link', 'aria-disabled': true })}
        variant="outline"
        wide
        {...(painted && { style: painted })}
        onClick={() => keepSignIn({ register, partner: place.partner, targetGroup: place.targetGroup })}
      >
        {children}
      </ButtonLink>
      {!online && (
        <Text size="small" tone="muted">
          <Trans>You can do this when you are online.</Trans>
        </Text>
      )}
    </>
  );
}
