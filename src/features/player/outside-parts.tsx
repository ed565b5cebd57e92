import { Trans } from '@lingui/react/macro';
import ExternalLink from 'lucide-react/icons/external-link';
import type { ReactNode } from 'react';
import { filmPage } from '#campus/learning/embed-source.ts';
import { addressIn } from '#campus/text/address-in.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Banner } from '#ui/status/banner.tsx';
import { Text } from '#ui/text/text.tsx';

/**
 * What a package would show from other hosts and cannot, and what to do instead. Only films of providers that the campus knows
 * become links: the addresses come from code of others.
 */
export function OutsideParts({ addresses }: { addresses: readonly string[] }): ReactNode {
  const films = new Map(addresses.flatMap((address) => filmPage(address) ?? []).map((film) => [film.href, film.host]));
  const rest = addresses.filter((address) => filmPage(address) === undefined);
  const hosts = new Set(rest.flatMap((address) => addressIn(address)?.host ?? []));
  if (films.size + hosts.size === 0) return null;
  return (
    <Stack gap="sm">
      {films.size > 0 && <Films films={[...films]} />}
      {hosts.size > 0 && <Others hosts={[...hosts].join(', ')} />}
    </Stack>
  );
}

function Films({ films }: { films: readonly (readonly [href: string, host: string])[] }): ReactNode {
  const hosts = [...new Set(films.map(([, host]) => host))].join(', ');
  return (
    <Banner role="status">
      <Stack gap="sm">
        <Text>
          <Trans>
            A video in this part comes from <bdi dir="ltr">{hosts}</bdi> and cannot play on this page. You can watch it
            there. You need the internet for that, and they learn your internet address.
          </Trans>
        </Text>
        <Row>
          {films.map(([href], at) => (
            <ButtonLink
              key={href}
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              icon={ExternalLink}
              variant="tonal"
              size="sm"
            >
              {films.length === 1 ? <Trans>Watch the film</Trans> : <Trans>Watch film {at + 1}</Trans>}
            </ButtonLink>
          ))}
        </Row>
      </Stack>
    </Banner>
  );
}

function Others({ hosts }: { hosts: string }): ReactNode {
  return (
    <Banner role="status">
      <Trans>
        Something in this part comes from <bdi dir="ltr">{hosts}</bdi> and cannot be shown on this page. You can go on
        without it.
      </Trans>
    </Banner>
  );
}
