import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isNetworkKnown } from '#device/network/connection.ts';
import type { SavedSettings, SavedUnits } from '#offline/saved/saved-units.ts';
import { KeptChoice } from '#ui/forms/kept-choice.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Heading } from '#ui/text/heading.tsx';

type Switch = 'wifiOnly' | 'media' | 'autoUpdate' | 'autoRemove';
type Props = { units: SavedUnits; settings: SavedSettings };

/** What happens by itself. Each is saved at the tap. */
export function KeepingChoices({ units, settings }: Props): ReactNode {
  const face = (name: Switch) => ({
    checked: settings[name],
    onChoose: (checked: boolean) => units.setSettings({ [name]: checked }),
  });
  return (
    <Stack as="section" gap="xs">
      <Heading level={2}>
        <Trans>How courses are kept</Trans>
      </Heading>
      <KeptChoice
        label={<Trans>Only over Wi-Fi</Trans>}
        help={
          isNetworkKnown() ? (
            <Trans>Nothing is downloaded over the mobile network.</Trans>
          ) : (
            <Trans>This browser does not tell which network it uses: nothing is downloaded unless you tap.</Trans>
          )
        }
        {...face('wifiOnly')}
      />
      <KeptChoice
        label={<Trans>Update automatically</Trans>}
        help={<Trans>Saved courses are updated when there is a connection.</Trans>}
        {...face('autoUpdate')}
      />
      <KeptChoice
        label={<Trans>Pictures and videos of my courses too</Trans>}
        help={<Trans>The texts of courses you take are kept in any case.</Trans>}
        {...face('media')}
      />
      <KeptChoice
        label={<Trans>Remove finished courses after 30 days</Trans>}
        help={<Trans>What you did in them stays.</Trans>}
        {...face('autoRemove')}
      />
    </Stack>
  );
}
