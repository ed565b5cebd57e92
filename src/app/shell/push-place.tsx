import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { loadMessages } from '#app/boot/load-messages.ts';
import { showPage } from '#app/boot/show-page.ts';
import { whenRested } from '#app/boot/when-idle.ts';
import { onOpenPage } from '#device/worker-messages.ts';
import { useOnline } from '#features/calls/online.ts';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { useSession } from '#features/session/session.ts';
import { notify } from '#ui/overlays/notify.ts';

/** Where the switch stands (features/settings). */
const SETTINGS = '/settings/notifications';

/** Pushes of the signed-in person: true at each start what the switch says, and where a tap on one leads. */
export function PushPlace(): null {
  const { wire, viewerId, language } = useSession();
  const { denomination: campus } = useOrganisation();
  const online = useOnline();
  const checked = useRef<string>(undefined);
  useEffect(() => onOpenPage(showPage), []);
  useEffect(() => {
    if (!online || viewerId === undefined || checked.current === viewerId) return;
    whenRested(async () => {
      const { startPushes } = await import('./start-pushes.ts');
      await loadMessages(language, ['campus']);
      const hasStopped = await startPushes({ wire, viewerId, language, campus });
      checked.current = viewerId;
      if (hasStopped) sayStopped();
    });
  }, [online, viewerId, wire, language, campus]);
  return null;
}

function sayStopped(): void {
  notify({
    kind: 'info',
    message: i18n._(msg`Reminders on this device have stopped.`),
    actions: [{ label: i18n._(msg`Settings`), onPress: () => showPage(SETTINGS) }],
    stays: true,
  });
}
