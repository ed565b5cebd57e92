import { PACKAGE_POLICY } from '#campus/player/package-policy.ts';

/** Features of the browser that no page of the campus uses; the position is for the map, after a tap (PRIVACY-12). */
const PERMISSIONS = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
];

const ALL_OFF = PERMISSIONS.map((feature) => `${feature}=()`).join(', ');

/** On every answer of the app's host. */
export function appHeaders(scheme: string): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': `${ALL_OFF}, geolocation=(self), fullscreen=(self), picture-in-picture=(self)`,
    ...(scheme === 'https' ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}

/** On every answer of the content host (SECURITY-2): code of others runs there, so nothing else may. */
export function contentHostHeaders(appOrigin: string, scheme: string): Readonly<Record<string, string>> {
  return {
    // Every frame above counts: the launcher of the same host, and the app around it.
    'content-security-policy': `frame-ancestors 'self' ${appOrigin}; ${PACKAGE_POLICY}`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-site',
    'permissions-policy': `${ALL_OFF}, geolocation=(), fullscreen=(), picture-in-picture=()`,
    ...(scheme === 'https' ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}

/** Of the launcher's page: only the app may frame it, so it is the app that hears what it says to its parent. */
export function launcherPolicy(appOrigin: string): string {
  return `frame-ancestors ${appOrigin}; ${PACKAGE_POLICY}`;
}

/** For answers that are data: nothing in them may ever run or be framed. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** A picture may be drawn by anybody: as a page of its own it gets no script, no request and an origin of its own. */
export const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
