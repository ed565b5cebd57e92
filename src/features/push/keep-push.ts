import { pushDuty } from '#campus/push-state.ts';
import type { PushService } from '#campus/push-subscription.ts';
import type { HeldPush, PushBrowser } from '#device/push.ts';
import type { pushWish } from '#device/push-wish.ts';
import type { Wire } from '#wire/graphql.ts';
import { askPushKey, createPushDevice, deletePushDevice, isPushDeviceKnown } from '#wire/push-device.ts';
import { troubleOf } from '#wire/trouble.ts';

export type PushParts = {
  wire: Wire;
  browser: PushBrowser;
  wish: Pick<typeof pushWish, 'isOf' | 'set' | 'drop'>;
  viewerId: string;
};

/**
 * From a tap: the browser asks first, while it is one. Rejects where the browser said yes and it could not be had all the
 * same; then nothing of it is left.
 */
export async function turnPushOn({ wire, browser, wish, viewerId }: PushParts): Promise<void> {
  if ((await browser.ask()) !== 'granted') return;
  const service = await browser.subscribe(await askPushKey(wire));
  await createPushDevice(wire, service).catch(async (error: unknown) => {
    await browser.unsubscribe();
    throw error;
  });
  wish.set(viewerId);
}

/** Without a network too: what the campus still sends meets nobody, and the push service tells it so. */
export async function turnPushOff({ wire, browser, wish }: PushParts): Promise<void> {
  const held = await browser.held().catch(() => undefined);
  wish.drop();
  await browser.unsubscribe();
  if (held !== undefined) await deletePushDevice(wire, held.service.endpoint);
}

/**
 * At each start: what the switch says is so, or is made so without asking; what is not to be had any more turns it off
 * (issue 7, Push). Rejects where the campus cannot be asked: the next start does.
 */
export async function keepPushTrue(parts: PushParts): Promise<'as-it-was' | 'renewed' | 'stopped'> {
  const { browser, wish, viewerId } = parts;
  if (browser.support() !== 'full') return 'as-it-was';
  const held = await browser.held().catch(() => undefined);
  const truth = { isWanted: wish.isOf(viewerId), permission: browser.permission(), here: held };
  const isAsked = truth.isWanted && truth.permission === 'granted';
  const said = isAsked ? await askCampus(parts, held) : { key: '', isKnown: false };
  const duty = pushDuty({ ...truth, ...said });
  switch (duty) {
    case 'nothing':
      return 'as-it-was';
    case 'drop':
      await browser.unsubscribe();
      return 'as-it-was';
    case 'renew':
      return (await renew(parts, said.key)) ? 'renewed' : stop(parts);
    case 'stop':
      return stop(parts);
    default:
      return duty satisfies never;
  }
}

async function askCampus({ wire }: PushParts, held: HeldPush | undefined): Promise<{ key: string; isKnown: boolean }> {
  const [key, isKnown] = await Promise.all([
    askPushKey(wire),
    held === undefined ? false : isPushDeviceKnown(wire, held.service.endpoint),
  ]);
  return { key, isKnown };
}

/** False where browser or campus said no; rejects where the campus could not be told. */
async function renew({ wire, browser }: PushParts, key: string): Promise<boolean> {
  let service: PushService;
  try {
    service = await browser.subscribe(key);
  } catch {
    return false;
  }
  try {
    await createPushDevice(wire, service);
    return true;
  } catch (error) {
    if (troubleOf(error).kind === 'refused') return false;
    throw error;
  }
}

async function stop(parts: PushParts): Promise<'stopped'> {
  await turnPushOff(parts);
  return 'stopped';
}
