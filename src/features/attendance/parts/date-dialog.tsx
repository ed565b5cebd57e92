import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { v7 as uuid } from 'uuid';
import { usePlacesChanged } from '#features/appointments/use-places-changed.ts';
import { checked, type DateForm, dateFormSchema, emptyForm, formOf } from '#features/attendance/date-form.ts';
import type { TaughtAppointment } from '#features/attendance/queries.ts';
import { createAppointment, editAppointment } from '#features/attendance/tutor-calls.ts';
import { useFaultMessages } from '#features/attendance/use-fault-messages.ts';
import { CallFailure } from '#features/calls/call-failure.tsx';
import { useOnline } from '#features/calls/online.ts';
import { useCampusCall } from '#features/calls/use-campus-call.ts';
import { useFormDraft } from '#features/drafts/use-draft.ts';
import { useSession } from '#features/session/session.ts';
import { activeLanguage } from '#i18n/activate.ts';
import { zoneName } from '#i18n/format-zone.ts';
import { Button } from '#ui/actions/button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { notify } from '#ui/overlays/notify.ts';
import { ScreenDialog } from '#ui/overlays/screen-dialog.tsx';
import { Banner } from '#ui/status/banner.tsx';
import { Text } from '#ui/text/text.tsx';
import { DateFields } from './date-fields.tsx';

export type DatePlace = {
  courseId: string;
  /** Title of a date that has none yet. */
  title: string;
  run: { id: string; zone: string };
  /** Undefined: a new one. */
  date: TaughtAppointment | undefined;
};

/** What was typed of a date and is not sent. */
export function useDateDraft({ run, date }: DatePlace) {
  return useFormDraft(date === undefined ? `new-date:${run.id}` : `date:${date.id}`, dateFormSchema);
}

type Props = { place: DatePlace; draft: ReturnType<typeof useDateDraft>; open: boolean; onClose: () => void };

/**
 * A date as a form. What is typed stays on the device until it was sent or put aside, whatever becomes of the page; it is sent
 * by a tap, with a network (LIVE-23).
 */
export function DateDialog({ place, draft: [kept, keep], open, onClose }: Props): ReactNode {
  const { run, date, title } = place;
  const [id, setId] = useState(() => uuid());
  const form = kept ?? (date === undefined ? emptyForm(id, title) : formOf(date, run.zone));
  const { submit, faults, pending, failure } = useSubmit(place, form, () => {
    keep(undefined);
    setId(uuid());
    onClose();
  });
  const errors = useFaultMessages(faults);
  const online = useOnline();
  const formId = useId();
  const element = useFocusOnFault(faults);
  return (
    <ScreenDialog
      open={open}
      onClose={onClose}
      title={date === undefined ? <Trans>Add a date</Trans> : <Trans>Change this date</Trans>}
      actions={
        <>
          {kept !== undefined && (
            <Button variant="quiet" onClick={() => keep(undefined)}>
              <Trans>Discard changes</Trans>
            </Button>
          )}
          <Button type="submit" form={formId} pending={pending} aria-disabled={!online}>
            {date === undefined ? <Trans>Add date</Trans> : <Trans>Save date</Trans>}
          </Button>
        </>
      }
    >
      <form ref={element} id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="md">
          {!online && (
            <Banner kind="warning">
              <Trans>Dates need the internet. What you write stays on this device until you send it.</Trans>
            </Banner>
          )}
          <DateFields form={form} onChange={keep} errors={errors} zone={<Zone zone={run.zone} />} />
          {date !== undefined && (
            <Text size="small" tone="muted">
              <Trans>Everyone with a place keeps it and is notified if the time or the location changes.</Trans>
            </Text>
          )}
          <CallFailure failure={failure} />
        </Stack>
      </form>
    </ScreenDialog>
  );
}

function Zone({ zone }: { zone: string }): ReactNode {
  const name = zoneName(activeLanguage(), new Date(), zone);
  return (
    <Trans>
      All times here: {name} (<bdi>{zone}</bdi>)
    </Trans>
  );
}

function useSubmit(place: DatePlace, form: DateForm, onDone: () => void) {
  const { t } = useLingui();
  const { wire, serverNow } = useSession();
  const online = useOnline();
  const { pending, failure, run: call } = useCampusCall();
  const placesChanged = usePlacesChanged(place.courseId);
  const [isAsked, setAsked] = useState(false);
  const { run, date } = place;
  const judged = checked(form, { zone: run.zone, now: new Date(serverNow()), before: date });
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setAsked(true);
    if ('faults' in judged || !online || pending) return;
    const { draft } = judged;
    const isDone = await call(() =>
      date === undefined
        ? createAppointment(wire, { id: form.id, runId: run.id, draft })
        : editAppointment(wire, { id: date.id, sequence: form.sequence, draft }),
    );
    if (!isDone) {
      // Whoever puts their own text aside sees how it is now.
      await placesChanged();
      return;
    }
    setAsked(false);
    onDone();
    notify({ kind: 'success', message: date === undefined ? t`The date was added.` : t`The date was saved.` });
    await placesChanged();
  };
  return { submit, pending, failure, faults: isAsked && 'faults' in judged ? judged.faults : undefined };
}

/** The first field that is wrong is where one goes on. */
function useFocusOnFault(faults: ReadonlySet<unknown> | undefined) {
  const element = useRef<HTMLFormElement>(null);
  const isWrong = faults !== undefined;
  useEffect(() => {
    if (isWrong) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isWrong]);
  return element;
}
