import { pushDuty } from '#campus/push/push-state.ts';
import type { PushService } from '#campus/push/push-subscription.ts';
import type { HeldPush, PushBrowser } from '#device/push/push.ts';
import type { pushPreference } from '#device/push/push-preference.ts';
import { askPushKey, createPushDevice, deletePushDevice, isPushDeviceKnown } from '#features/push/wire.ts';
import { alone } from '#offline/alone.ts';
import { failureOf } from '#wire/campus-failure.ts';
import type { Wire } from '#wire/graphql.ts';

/** A start must not take for a leftover what a tap, perhaps in another tab, is just about to get. */
const LOCK = 'push';

type Became = 'as-it-was' | 'renewed' | 'stopped';

export type PushParts = {
  wire: Wire;
  browser: PushBrowser;
  preference: Pick<typeof pushPreference, 'isOf' | 'set' | 'drop'>;
  viewerId: string;
};

/**
 * From a tap: the browser asks first, while it is one. Rejects where the browser said yes and it could not be had all the
 * same; then nothing of it is left.
 */
export async function turnPushOn({ wire, browser, preference, viewerId }: PushParts): Promise<void> {
  if ((await browser.ask()) !== 'granted') return;
  await alone(LOCK, async () => {
    const service = await browser.subscribe(await askPushKey(wire));
    await createPushDevice(wire, service).catch(async (error: unknown) => {
      await browser.unsubscribe();
      throw error;
    });
    preference.set(viewerId);
  });
}

/** Without a network too: what the campus still sends meets nobody, and the push service tells it so. */
export function turnPushOff(parts: PushParts): Promise<void> {
  return alone(LOCK, () => end(parts));
}

async function end({ wire, browser, preference }: PushParts): Promise<void> {
  const held = await browser.held().catch(() => undefined);
  preference.drop();
  await browser.unsubscribe();
  if (held !== undefined) await deletePushDevice(wire, held.service.endpoint);
}

/**
 * At each start: what the switch says is so, or is made so without asking; what is not to be had any more turns it off
 * (NOTIFY-7). Rejects where the campus cannot be asked: the next start does.
 */
export function keepPushTrue(parts: PushParts): Promise<Became> {
  return alone(LOCK, () => makeTrue(parts));
}

async function makeTrue(parts: PushParts): Promise<Became> {
  const { browser, preference, viewerId } = parts;
  if (browser.support() !== 'full') return 'as-it-was';
  const held = await browser.held().catch(() => undefined);
  const truth = { isWanted: preference.isOf(viewerId), permission: browser.permission(), here: held };
  const isAsked = truth.isWanted && truth.permission === 'granted';
  const campusState = isAsked ? await askCampus(parts, held) : { key: '', isKnown: false };
  const duty = pushDuty({ ...truth, ...campusState });
  switch (duty) {
    case 'nothing':
      return 'as-it-was';
    case 'drop':
      await browser.unsubscribe();
      return 'as-it-was';
    case 'renew':
      return (await renew(parts, campusState.key)) ? 'renewed' : stop(parts);
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

/** False where browser or campus said no; rejects where the campus could not be reached. */
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
    if (failureOf(error).kind === 'refused') return false;
    throw error;
  }
}

async function stop(parts: PushParts): Promise<'stopped'> {
  await end(parts);
  return 'stopped';
}
