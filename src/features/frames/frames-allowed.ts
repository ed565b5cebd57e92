import { useState } from 'react';
import * as v from 'valibot';
import { personStore } from '#device/storage/person-store.ts';
import { STORAGE_KEYS } from '#device/storage/storage-keys.ts';

const hosts = v.fallback(v.array(v.string()), []);

/** Hosts whose films and exercises the learner lets play without being asked each time (PRIVACY-8). */
export function allowedFrames(): string[] {
  try {
    return v.parse(hosts, JSON.parse(personStore.get(STORAGE_KEYS.framesAllowed) ?? '[]'));
  } catch {
    return [];
  }
}

export function allowFrame(host: string, isAllowed: boolean): void {
  const others = allowedFrames().filter((each) => each !== host);
  personStore.set(STORAGE_KEYS.framesAllowed, JSON.stringify(isAllowed ? [...others, host] : others));
}

/** Whether a frame of this host plays now, and the ways to let it. */
export function useFrameGate(host: string | undefined) {
  const [isAllowed, setAllowed] = useState(() => host !== undefined && allowedFrames().includes(host));
  const [plays, setPlays] = useState(false);
  return {
    plays: plays || isAllowed,
    isAllowed,
    playOnce: () => setPlays(true),
    always: () => {
      if (host !== undefined) allowFrame(host, true);
      setAllowed(true);
    },
    ask: () => {
      if (host !== undefined) allowFrame(host, false);
      setAllowed(false);
      setPlays(false);
    },
  };
}
