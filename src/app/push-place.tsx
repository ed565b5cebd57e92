import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { pushBrowser } from '#device/push.ts';
import { onOpenPage } from '#device/worker-messages.ts';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { pushSwitch } from '#features/push/push-switch.ts';
import { useOnline } from '#features/session/online.ts';
import { useSession } from '#features/session/session.ts';
import { notify } from '#ui/notify.ts';
import { bringWords } from './bring-words.ts';
import { showPage } from './show-page.ts';
import { whenIdle } from './when-idle.ts';

/** Where the switch stands (features/settings). */
const SETTINGS = '/settings/notifications';

/** Pushes of the signed-in person: true at each start what the switch says, and where a tap on one leads. */
export function PushPlace(): null {
  const { t } = useLingui();
  const { wire, viewerId, language } = useSession();
  const { denomination: campus } = useOrganisation();
  const online = useOnline();
  useEffect(() => onOpenPage(showPage), []);
  useEffect(logErrors, []);
  useEffect(() => {
    if (!online || viewerId === undefined) return;
    whenIdle(async () => {
      if (pushBrowser.support() === 'none') console.info('No Push API Support!');
      const { startPush } = await import('#features/push/start-push.ts');
      await bringWords(language, ['campus']);
      if (await startPush({ wire, viewerId, language, campus }))
        notify({
          kind: 'info',
          message: t`Reminders on this device have stopped.`,
          actions: [{ label: t`Settings`, onPress: () => showPage(SETTINGS) }],
          stays: true,
        });
    });
  }, [online, viewerId, wire, language, campus, t]);
  return null;
}

/** B8: permission errors are logged. */
function logErrors(): () => void {
  return pushSwitch.subscribe(() => {
    const { error } = pushSwitch.read();
    if (error !== undefined) console.info('Push could not be changed.', error);
  });
}
