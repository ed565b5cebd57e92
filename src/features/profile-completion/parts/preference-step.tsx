import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useOrganisation } from '#features/organisation/organisation.ts';
import {
  ASKED_PREFERENCES,
  type AskedPreference,
  setPreferences,
} from '#features/profile-completion/complete-profile.ts';
import { useSession } from '#features/session/session.ts';
import { CheckboxRow } from '#ui/forms/checkbox-row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Step } from './step.tsx';

/** What others may see, and which mails one wants: everything off until somebody says yes (PRIVACY-10). */
export function PreferenceStep({ onPassed }: { onPassed: () => Promise<void> }): ReactNode {
  const { wire } = useSession();
  const [chosen, setChosen] = useState<ReadonlySet<AskedPreference>>(new Set());
  const { mattermostTeamName } = useOrganisation();
  // Where there is no chat, nobody could write.
  const shown = ASKED_PREFERENCES.filter((name) => name !== 'enableDirectMessage' || mattermostTeamName !== null);
  const set = (name: AskedPreference, yes: boolean): void =>
    setChosen(new Set(ASKED_PREFERENCES.filter((each) => (each === name ? yes : chosen.has(each)))));
  return (
    <Step
      title={<Trans>What may we send, and who sees what?</Trans>}
      why={<Trans>Everything is off until you turn it on. You can change this at any time.</Trans>}
      save={async () => {
        await setPreferences(wire, chosen);
        await onPassed();
      }}
    >
      <Stack gap="2xs">
        {shown.map((name) => (
          <CheckboxRow
            key={name}
            name={name}
            checked={chosen.has(name)}
            onChange={(event) => set(name, event.currentTarget.checked)}
            label={<PreferenceLabel of={name} />}
          />
        ))}
      </Stack>
    </Step>
  );
}

function PreferenceLabel({ of }: { of: AskedPreference }): ReactNode {
  switch (of) {
    case 'subscribedToPersonalUpdates':
      return <Trans>Mails about my courses and sessions</Trans>;
    case 'subscribedToUpdates':
      return <Trans>Mails with news of the campus</Trans>;
    case 'subscribedToAdditionalOffers':
      return <Trans>Mails about jobs, housing and other offers</Trans>;
    case 'showFirstName':
      return <Trans>Other learners see my first name</Trans>;
    case 'showActivity':
      return <Trans>Other learners see what I learn</Trans>;
    case 'enableDirectMessage':
      return <Trans>Other learners may write to me</Trans>;
    default:
      return of satisfies never;
  }
}
