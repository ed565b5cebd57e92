import { useSyncExternalStore } from 'react';
import { mayAskSoftly, type PushFace, pushFace } from '#campus/push/push-state.ts';
import { pushBrowser } from '#device/push/push.ts';
import { pushPreference } from '#device/push/push-preference.ts';
import { useOnline } from '#features/calls/online.ts';
import { useSession } from '#features/session/session.ts';
import { turnPushOff, turnPushOn } from './keep-push.ts';
import { pushSwitch } from './push-switch.ts';

export type Push = {
  face: PushFace;
  mayAsk: boolean;
  hasFailed: boolean;
  turnOn: () => Promise<void>;
  turnOff: () => Promise<void>;
  /** No more soft asks on this device. */
  dismiss: () => void;
};

/** How pushes stand on this device, for whoever is signed in. */
export function usePush(): Push {
  const { wire, viewerId } = useSession();
  const online = useOnline();
  const { isChanging, error } = useSyncExternalStore(pushSwitch.subscribe, pushSwitch.read);
  const isOn = viewerId !== undefined && pushPreference.isOf(viewerId);
  const facts = { support: pushBrowser.support(), permission: pushBrowser.permission(), isOn, isChanging, online };
  const change = async (work: typeof turnPushOn): Promise<void> => {
    if (viewerId === undefined) return;
    await pushSwitch.change(() => work({ wire, browser: pushBrowser, preference: pushPreference, viewerId }));
  };
  return {
    face: pushFace(facts),
    mayAsk: viewerId !== undefined && mayAskSoftly({ ...facts, isDismissed: pushPreference.isNudgeDismissed() }),
    hasFailed: error !== undefined,
    turnOn: () => change(turnPushOn),
    turnOff: () => change(turnPushOff),
    dismiss: () => {
      pushPreference.dismissNudge();
      pushSwitch.look();
    },
  };
}
