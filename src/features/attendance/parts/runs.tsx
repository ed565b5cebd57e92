import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { NO_MODULE_ID } from '#campus/limits.ts';
import { changeRun } from '#features/appointments/change-run.ts';
import { type AttendanceRun, attendanceQueries } from '#features/attendance/queries.ts';
import { CallFailure } from '#features/calls/call-failure.tsx';
import { useOnline } from '#features/calls/online.ts';
import { useCampusCall } from '#features/calls/use-campus-call.ts';
import { useSession } from '#features/session/session.ts';
import { CheckboxRow } from '#ui/forms/checkbox-row.tsx';
import { List } from '#ui/layout/list.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { notify } from '#ui/overlays/notify.ts';
import { Heading } from '#ui/text/heading.tsx';
import { Moment } from '#ui/text/moment.tsx';
import { Text } from '#ui/text/text.tsx';
import { RunTools } from './run-tools.tsx';

type Props = { courseId: string; title: string; runs: readonly AttendanceRun[]; moduleId: string | undefined };

/** The rounds of a unit: how their dates are taken (LIVE-6), and what else its tutors do with them. */
export function Runs({ courseId, title, runs, moduleId }: Props): ReactNode {
  const online = useOnline();
  return (
    <Stack as="section" gap="md">
      <Heading level={2}>
        <Trans>Rounds</Trans>
      </Heading>
      {!online && (
        <Text tone="muted">
          <Trans>You can do this when you are online.</Trans>
        </Text>
      )}
      <List gap="md">
        {runs.map((run) => (
          <li key={run.id}>
            <RunRow run={run} moduleId={moduleId} online={online} />
            <RunTools courseId={courseId} title={title} run={run} />
          </li>
        ))}
      </List>
    </Stack>
  );
}

type RunRowProps = { run: AttendanceRun; moduleId: string | undefined; online: boolean };

function RunRow({ run, moduleId, online }: RunRowProps): ReactNode {
  const { pending, failure, toggle } = useEnrollToAll(run, moduleId);
  return (
    <Stack gap="xs">
      <Heading level={3} size="title-s">
        {run.start !== null && run.end !== null ? (
          <>
            <Moment at={new Date(run.start)} form="date" /> – <Moment at={new Date(run.end)} form="date" />
          </>
        ) : (
          <Trans>Round without dates</Trans>
        )}
      </Heading>
      <Text size="small" tone="muted">
        <Plural value={run.numberOfParticipants} one="# person takes part" other="# people take part" />
        {!run.isActive && (
          <>
            {' · '}
            <Trans>closed</Trans>
          </>
        )}
      </Text>
      <CallFailure failure={failure} />
      <CheckboxRow
        label={<Trans>All dates together</Trans>}
        help={<Trans>Anyone who registers gets all dates of this round. Anyone who has a place keeps it.</Trans>}
        checked={run.enrollToAll}
        disabled={!online || pending}
        aria-busy={pending}
        onChange={() => void toggle()}
      />
    </Stack>
  );
}

/** The tutor's own part in the run stays as it is: only how it is taken changes. */
function useEnrollToAll(run: AttendanceRun, moduleId: string | undefined) {
  const { t } = useLingui();
  const { wire } = useSession();
  const client = useQueryClient();
  const { pending, failure, run: call } = useCampusCall();
  const toggle = async (): Promise<void> => {
    const change = {
      id: run.id,
      moduleId: moduleId ?? NO_MODULE_ID,
      status: run.status.denomination,
      enrollToAll: !run.enrollToAll,
    };
    const isDone = await call(() => changeRun(wire, change));
    if (isDone) notify({ kind: 'success', message: t`Saved` });
    await client.invalidateQueries({ queryKey: attendanceQueries.all() });
  };
  return { pending, failure, toggle };
}
