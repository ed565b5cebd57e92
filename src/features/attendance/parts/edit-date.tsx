import { Trans } from '@lingui/react/macro';
import CalendarCog from 'lucide-react/icons/calendar-cog';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { DateDialog, type DatePlace, useDateDraft } from './date-dialog.tsx';

/** Opens without a network too: what is written then waits on the device (LIVE-23). */
export function EditDate(place: DatePlace): ReactNode {
  const [open, setOpen] = useState(false);
  const draft = useDateDraft(place);
  return (
    <Row>
      <Button variant="outline" size="sm" icon={CalendarCog} onClick={() => setOpen(true)}>
        {draft[0] === undefined ? <Trans>Change this date</Trans> : <Trans>Continue your changes</Trans>}
      </Button>
      <DateDialog place={place} draft={draft} open={open} onClose={() => setOpen(false)} />
    </Row>
  );
}
