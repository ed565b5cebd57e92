import { Trans, useLingui } from '@lingui/react/macro';
import Ellipsis from 'lucide-react/icons/ellipsis';
import MailIcon from 'lucide-react/icons/mail';
import MailCheck from 'lucide-react/icons/mail-check';
import { type ReactNode, useState } from 'react';
import { useSend } from '#cache/use-send.ts';
import { markNotification } from '#features/notifications/mutations.ts';
import { plainText } from '#features/notifications/plain-text.ts';
import type { Notification } from '#features/notifications/queries.ts';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { Text } from '#ui/text/text.tsx';

/** Read or unread, by the learner's own word, whether or not it leads somewhere. */
export function NotificationMenu({ notification }: { notification: Notification }): ReactNode {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const send = useSend(markNotification);
  const text = plainText(notification.message);
  const mark = notification.read ? 'unread' : 'read';
  const set = (): void => {
    setOpen(false);
    void send({ notification, mark });
  };
  return (
    <>
      <IconButton icon={Ellipsis} label={t`More for “${text}”`} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      <Sheet open={open} onClose={() => setOpen(false)} title={<Trans>Notification</Trans>}>
        <Stack gap="md" align="start">
          <Text tone="muted" dir="auto">
            {text}
          </Text>
          <Button variant="quiet" icon={notification.read ? MailIcon : MailCheck} onClick={set}>
            {notification.read ? <Trans>Mark as unread</Trans> : <Trans>Mark as read</Trans>}
          </Button>
        </Stack>
      </Sheet>
    </>
  );
}
