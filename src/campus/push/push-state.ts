import type { InstallWay } from '#campus/install/install-way.ts';

/** What the browser allows: `Notification.permission`. */
export type PushPermission = 'granted' | 'denied' | 'default';

/** `install-first`: a phone or tablet of Apple gives pushes only to what stands on its home screen. */
export type PushSupport = 'none' | 'install-first' | 'full';

export function pushSupport(facts: { hasWorker: boolean; hasPush: boolean; way: InstallWay }): PushSupport {
  if (facts.hasWorker && facts.hasPush) return 'full';
  return facts.way === 'ios' ? 'install-first' : 'none';
}

export type PushFacts = {
  support: PushSupport;
  permission: PushPermission;
  isOn: boolean;
  isChanging: boolean;
  online: boolean;
};

/** How the row in the settings stands (NOTIFY-7). `ask`: the browser's own question comes with the tap. */
export type PushFace = 'none' | 'install-first' | 'denied' | 'changing' | 'on' | 'offline' | 'ask' | 'off';

/** Switching off works without a network; the campus hears of it from the push service. */
export function pushFace({ support, permission, isOn, isChanging, online }: PushFacts): PushFace {
  if (support !== 'full') return support;
  if (permission === 'denied') return 'denied';
  if (isChanging) return 'changing';
  if (isOn) return 'on';
  if (!online) return 'offline';
  return permission === 'default' ? 'ask' : 'off';
}

/**
 * Whether the card may ask: once, after something the learner did, and only while the browser has not been asked
 * (NOTIFY-8).
 */
export function mayAskSoftly(facts: PushFacts & { isDismissed: boolean }): boolean {
  const face = pushFace(facts);
  return !facts.isDismissed && facts.permission === 'default' && (face === 'ask' || face === 'changing');
}

export type PushTruth = {
  /** The person wants pushes on this device. */
  isWanted: boolean;
  permission: PushPermission;
  /** What the browser has, and for which key of a campus; a browser that does not tell the key is believed. */
  here: { key: string | undefined } | undefined;
  /** The campus's key of today. */
  key: string;
  /** The campus still sends to what the browser has. */
  isKnown: boolean;
};

/** `drop`: nobody here wants what the browser still has. `stop`: wanted, but not to be had. */
export type PushDuty = 'nothing' | 'renew' | 'stop' | 'drop';

/**
 * What makes true again what the switch says (NOTIFY-7). What the campus does not know any more is subscribed anew, not
 * announced again: the push service may have said that it is gone.
 */
export function pushDuty({ isWanted, permission, here, key, isKnown }: PushTruth): PushDuty {
  if (!isWanted) return here === undefined ? 'nothing' : 'drop';
  if (permission !== 'granted') return 'stop';
  const isSame = here !== undefined && (here.key === undefined || here.key === key);
  return isSame && isKnown ? 'nothing' : 'renew';
}
