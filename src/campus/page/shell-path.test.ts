import { describe, expect, it } from 'vitest';
import { isShellPath } from './shell-path.ts';

describe('a navigation', () => {
  it.each([
    '/',
    '/start',
    '/program/7/unit/8/lesson/9',
    '/partner/lindenau',
    '/apinions',
    '/messages/@samira',
    '/dev/design',
  ])('to %s is answered with the shell', (path) => {
    expect(isShellPath(path)).toBe(true);
  });

  it.each([
    '/api/course/7/certificate',
    '/backend/saml/login',
    '/oauth/callback',
    '/graphql',
    '/media/1.svg',
    '/sw.js',
    '/manifest.webmanifest',
    '/assets/start-Xy1.js',
    '/locales/de/shell.json',
    '/healthz',
    '/robots.txt',
    '/.well-known/security.txt',
    '/.well-known/change-password',
    '/dev/mail',
    '/dev/mail/1.html',
  ])('to %s is the server’s', (path) => {
    expect(isShellPath(path)).toBe(false);
  });
});
