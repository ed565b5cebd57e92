import type { ReactNode } from 'react';
import { useState } from 'react';
import { type MissingField, missingFields } from '#campus/account/gates.ts';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { useFocusMain } from '#features/session/use-focus-main.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { SegmentedProgress } from '#ui/status/segmented-progress.tsx';
import { CountryStep } from './parts/country-step.tsx';
import { PreferenceStep } from './parts/preference-step.tsx';
import { StudentEmailStep } from './parts/student-email-step.tsx';

type Base = {
  me: { studentEmail: string | null; country: object | null; accountPreference: object | null } | null;
  organizationConfig: { registerConfiguration: { country: 'HIDDEN' | 'REQUIRED' | 'SHOWN' } };
};

/** Only what is missing, one question per screen (GATE-6). Each answer is kept as soon as it is given. */
export function ProfileGate({ base, onPassed }: { base: Base; onPassed: () => Promise<void> }): ReactNode {
  const { traits } = useOrganisation();
  const { me, organizationConfig } = base;
  const missing =
    me === null ? [] : missingFields({ me, traits, registerConfiguration: organizationConfig.registerConfiguration });
  const [asked] = useState(missing.length);
  const [field] = missing;
  useFocusMain(field ?? '');
  if (field === undefined) return null;
  return (
    <Stack gap="xl">
      {asked > 1 && <SegmentedProgress count={asked} current={asked - missing.length + 1} />}
      <Question key={field} field={field} domain={traits.profileEmailDomain} onPassed={onPassed} />
    </Stack>
  );
}

type QuestionProps = { field: MissingField; domain: string | null; onPassed: () => Promise<void> };

function Question({ field, domain, onPassed }: QuestionProps): ReactNode {
  switch (field) {
    case 'country':
      return <CountryStep onPassed={onPassed} />;
    case 'studentEmail':
      return <StudentEmailStep domain={domain ?? ''} onPassed={onPassed} />;
    case 'accountPreference':
      return <PreferenceStep onPassed={onPassed} />;
    default:
      return field satisfies never;
  }
}
