import { describe, expect, it } from 'vitest';
import {
  mayAskSoftly,
  type PushDuty,
  type PushFace,
  type PushFacts,
  type PushTruth,
  pushDuty,
  pushFace,
  pushSupport,
} from './push-state.ts';

const ASKABLE: PushFacts = {
  support: 'full',
  permission: 'default',
  isOn: false,
  isChanging: false,
  online: true,
};

describe('what a browser can do about pushes', () => {
  it.each([
    ['a browser with both', { hasWorker: true, hasPush: true, way: 'none' }, 'full'],
    ['an iPhone whose home screen has the app', { hasWorker: true, hasPush: true, way: 'installed' }, 'full'],
    ['an iPhone that only visits', { hasWorker: true, hasPush: false, way: 'ios' }, 'install-first'],
    ['the browser inside another app', { hasWorker: false, hasPush: false, way: 'in-app' }, 'none'],
    ['a browser without a push service', { hasWorker: true, hasPush: false, way: 'none' }, 'none'],
    ['a page without workers', { hasWorker: false, hasPush: true, way: 'none' }, 'none'],
  ] as const)('%s', (_, facts, support) => {
    expect(pushSupport(facts)).toBe(support);
  });
});

describe('the row in the settings', () => {
  const ROWS: readonly (readonly [string, Partial<PushFacts>, PushFace])[] = [
    ['nothing was asked yet', {}, 'ask'],
    ['allowed, and switched off', { permission: 'granted' }, 'off'],
    ['allowed, and on', { permission: 'granted', isOn: true }, 'on'],
    ['being changed', { permission: 'granted', isOn: true, isChanging: true }, 'changing'],
    ['forbidden, whatever was on before', { permission: 'denied', isOn: true }, 'denied'],
    ['no network to switch it on', { permission: 'granted', online: false }, 'offline'],
    ['no network to ask', { online: false }, 'offline'],
    ['no network, and on: it can be switched off', { permission: 'granted', isOn: true, online: false }, 'on'],
    ['no pushes at all', { support: 'none', permission: 'denied' }, 'none'],
    ['only from the home screen', { support: 'install-first' }, 'install-first'],
  ];
  it.each(ROWS)('%s', (_, facts, face) => {
    expect(pushFace({ ...ASKABLE, ...facts })).toBe(face);
  });
});

describe('the soft ask', () => {
  it.each([
    ['may come while nothing was asked', {}, true],
    ['stays while the browser asks', { isChanging: true }, true],
    ['is hidden for good once it was sent away', { isDismissed: true }, false],
    ['is hidden where the browser said no', { permission: 'denied' }, false],
    ['is hidden where the browser said yes', { permission: 'granted' }, false],
    ['is hidden without a network', { online: false }, false],
    ['is hidden where there are no pushes', { support: 'none' }, false],
    ['is hidden where the app has to be installed first', { support: 'install-first' }, false],
  ] as const)('%s', (_, facts, may) => {
    expect(mayAskSoftly({ ...ASKABLE, isDismissed: false, ...facts })).toBe(may);
  });
});

describe('at each start the switch', () => {
  const TRUE: PushTruth = { isWanted: true, permission: 'granted', here: { key: 'k' }, key: 'k', isKnown: true };
  const CASES: readonly (readonly [string, Partial<PushTruth>, PushDuty])[] = [
    ['is as it is where browser and campus agree', {}, 'nothing'],
    ['is believed where the browser does not tell its key', { here: { key: undefined } }, 'nothing'],
    ['is made true where the browser has lost it', { here: undefined }, 'renew'],
    ['is made true where the campus learned that it is gone', { isKnown: false }, 'renew'],
    ['is made true where the campus has another key', { key: 'another' }, 'renew'],
    ['turns off where the permission was taken away', { permission: 'denied' }, 'stop'],
    ['turns off where the permission was reset', { permission: 'default', here: undefined }, 'stop'],
    ['lets go of what the person before left', { isWanted: false }, 'drop'],
    ['stays off', { isWanted: false, here: undefined, isKnown: false }, 'nothing'],
  ];
  it.each(CASES)('%s', (_, truth, duty) => {
    expect(pushDuty({ ...TRUE, ...truth })).toBe(duty);
  });
});
