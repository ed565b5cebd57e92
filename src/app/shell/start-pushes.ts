import { pushBrowser } from '#device/push/push.ts';
import { pushSwitch } from '#features/push/push-switch.ts';
import { startPush } from '#features/push/start-push.ts';

let isLogging = false;

/** Starts what pushes need (`startPush`), and logs what the browser lacks or refuses from then on. */
export async function startPushes(start: Parameters<typeof startPush>[0]): Promise<boolean> {
  if (pushBrowser.support() === 'none') console.info('No Push API Support!');
  if (!isLogging) pushSwitch.subscribe(logError);
  isLogging = true;
  return startPush(start);
}

/** Permission errors are logged. */
function logError(): void {
  const { error } = pushSwitch.read();
  if (error !== undefined) console.info('Push could not be changed.', error);
}
