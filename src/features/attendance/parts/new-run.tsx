import { Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useId, useState } from 'react';
import { v7 as uuid } from 'uuid';
import { knownZone } from '#campus/text/known-zone.ts';
import { usePlacesChanged } from '#features/appointments/use-places-changed.ts';
import { createRun } from '#features/attendance/tutor-calls.ts';
import { CallFailure } from '#features/calls/call-failure.tsx';
import { useOnline } from '#features/calls/online.ts';
import { useCampusCall } from '#features/calls/use-campus-call.ts';
import { useSession } from '#features/session/session.ts';
import { Button } from '#ui/actions/button.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { notify } from '#ui/overlays/notify.ts';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';

type Props = {
  courseId: string;
  /** IANA, of the runs that are there. */
  zones: readonly string[];
};

/** A round of one's own: closed and without dates until its tutor opens it (LIVE-20). Its zone is one of the unit's or the device's. */
export function NewRun({ courseId, zones }: Props): ReactNode {
  const { t } = useLingui();
  const { wire } = useSession();
  const online = useOnline();
  const hint = useId();
  const choices = [...new Set([...zones, knownZone(Intl.DateTimeFormat().resolvedOptions().timeZone) ?? 'UTC'])];
  const [chosen, choose] = useState<string>();
  const [id, setId] = useState(() => uuid());
  const placesChanged = usePlacesChanged(courseId);
  const { pending, failure, run: call } = useCampusCall();
  const zone = chosen ?? choices[0] ?? 'UTC';
  const create = async (): Promise<void> => {
    if (!online || !(await call(() => createRun(wire, { id, courseId, zone })))) return;
    setId(uuid());
    notify({ kind: 'success', message: t`The round was added. Add dates, then open it for registration.` });
    await placesChanged();
  };
  return (
    <Stack as="section" gap="sm" align="start">
      <Heading level={2}>
        <Trans>New round</Trans>
      </Heading>
      <SelectField
        label={<Trans>Its dates go by the clocks of</Trans>}
        value={zone}
        onChange={({ target }) => choose(target.value)}
      >
        {choices.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </SelectField>
      <CallFailure failure={failure} />
      <Button
        variant="outline"
        icon={Plus}
        pending={pending}
        aria-disabled={!online}
        aria-describedby={online ? undefined : hint}
        onClick={() => void create()}
      >
        <Trans>Add a round</Trans>
      </Button>
      {!online && (
        <Text size="small" tone="muted" id={hint}>
          <Trans>You can do this when you are online.</Trans>
        </Text>
      )}
    </Stack>
  );
}
