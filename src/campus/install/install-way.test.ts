import { expect, it } from 'vitest';
import { type InstallFacts, installWay } from './install-way.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36';
const PLAIN: InstallFacts = { isStandalone: false, hasPrompt: false, userAgent: ANDROID, touchPoints: 5 };

it.each<[string, string, Partial<InstallFacts>]>([
  ['installed', 'it runs from the home screen', { isStandalone: true, hasPrompt: true }],
  ['prompt', 'the browser offers it', { hasPrompt: true }],
  ['none', 'the browser does not offer it', {}],
  ['ios', 'Safari on a phone', { userAgent: IPHONE }],
  ['ios', 'Safari on a tablet, which says that it is a Macintosh', { userAgent: MAC }],
  ['none', 'Safari on a Macintosh', { userAgent: MAC, touchPoints: 0 }],
  ['none', 'another browser on a phone of Apple', { userAgent: IPHONE.replace('Version/', 'CriOS/') }],
  ['in-app', 'inside of Instagram', { userAgent: `${IPHONE} Instagram 300.0` }],
  ['in-app', 'inside of Facebook on Android', { userAgent: `${ANDROID} [FB_IAB/FB4A;FBAV/400]`, hasPrompt: true }],
])('%s: %s', (way, _, facts) => {
  expect(installWay({ ...PLAIN, ...facts })).toBe(way);
});
