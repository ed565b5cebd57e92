import { beforeEach, expect, it, vi } from 'vitest';
import { clearPageSession } from '#device/session/session.ts';
import { aStorage } from '#tests/support/device/page-storage.ts';
import { forgetPerson } from './leave-traces.ts';
import { localStore } from './page-storage.ts';
import { personStore } from './person-store.ts';
import { STORAGE_KEYS } from './storage-keys.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', aStorage());
  vi.stubGlobal('sessionStorage', aStorage());
  localStore.set(STORAGE_KEYS.jwt, 'of Amal');
});

it('what comes after a logout leaves nothing of the person who was there', () => {
  personStore.set(STORAGE_KEYS.gatesPassed, '1-amal');
  expect(personStore.get(STORAGE_KEYS.gatesPassed)).toBe('1-amal');
  clearPageSession('asked');
  personStore.set(STORAGE_KEYS.saidNotifications, '["1-amal-told-1"]');
  localStore.set(STORAGE_KEYS.colourMode, 'dark');
  expect({ ...localStorage }).toEqual({ colourMode: 'dark' });
});

it('what the browser brought back of somebody who has left goes, what the device has and a session stay', () => {
  personStore.set(STORAGE_KEYS.gatesPassed, '1-amal');
  localStore.set(STORAGE_KEYS.visitorId, 'a device');
  localStore.set(STORAGE_KEYS.language, 'ar');
  forgetPerson();
  expect({ ...localStorage }).toEqual({ JWT: 'of Amal', visitorId: 'a device', language: 'ar' });
});
