import { type ReactNode, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { CheckboxRow } from '#ui/forms/checkbox-row.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { LeavePageDialog } from '#ui/overlays/leave-page-dialog.tsx';
import { notify } from '#ui/overlays/notify.ts';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { Text } from '#ui/text/text.tsx';
import * as styles from './design.css.ts';
import { Section } from './section.tsx';

type Shown = 'dialog' | 'sheet' | 'leave' | undefined;

export function OverlaySection(): ReactNode {
  const [shown, setShown] = useState<Shown>();
  const close = () => setShown(undefined);
  const undo = { label: 'Undo', onPress: () => notify({ kind: 'info', message: 'Taken back.' }) };
  return (
    <Section name="Overlays">
      <Row className={styles.panel}>
        <Button variant="outline" onClick={() => setShown('dialog')}>
          Open dialog
        </Button>
        <Button variant="outline" onClick={() => setShown('sheet')}>
          Open sheet
        </Button>
        <Button variant="outline" onClick={() => setShown('leave')}>
          Leave page
        </Button>
        <Button
          variant="tonal"
          onClick={() => notify({ kind: 'success', message: 'Write an e-mail added.', actions: [undo] })}
        >
          Say with undo
        </Button>
        <Button variant="tonal" onClick={() => notify({ kind: 'success', message: 'Saved.' })}>
          Say plainly
        </Button>
        <Button variant="tonal" onClick={() => notify({ kind: 'error', message: 'This could not be sent.' })}>
          Say an error
        </Button>
      </Row>
      <Dialog
        open={shown === 'dialog'}
        onClose={close}
        title="Revoke your consent?"
        actions={
          <>
            <Button variant="quiet" onClick={close}>
              Keep it
            </Button>
            <Button variant="danger" onClick={close}>
              Revoke
            </Button>
          </>
        }
      >
        <Text tone="muted">Your tutor will no longer see your progress. You can give it again at any time.</Text>
      </Dialog>
      <Sheet
        open={shown === 'sheet'}
        onClose={close}
        title="Save to a list"
        actions={<Button onClick={close}>Done</Button>}
      >
        <CheckboxRow label="For the job" defaultChecked />
        <CheckboxRow label="With my daughter" />
      </Sheet>
      <LeavePageDialog open={shown === 'leave'} onStay={close} onLeave={close} />
    </Section>
  );
}
