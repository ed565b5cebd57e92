import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  keepPathForSignup,
  keepSignIn,
  rememberPath,
  takePathBeforeSignup,
  takeRememberedPath,
  takeSignIn,
} from './session.ts';

describe('where somebody wanted to go', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('location', { origin: 'https://campus.example' });
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is remembered for one login', () => {
    rememberPath('/bookmarks?from=mail#top');
    expect([takeRememberedPath(), takeRememberedPath()]).toEqual(['/bookmarks?from=mail#top', undefined]);
  });

  it('is kept while they sign up', () => {
    rememberPath('/course/8');
    keepPathForSignup();
    expect([takePathBeforeSignup(), takePathBeforeSignup()]).toEqual(['/course/8', undefined]);
    keepPathForSignup();
    expect(takeRememberedPath()).toBe('/course/8');
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', 'start', ''])(
    'is never %s, whoever wrote it there',
    (path) => {
      rememberPath(path);
      expect(kept.size).toBe(0);
      kept.set('pathOnLogout', path);
      keepPathForSignup();
      kept.set('pathBeforeSignup', path);
      expect([takeRememberedPath(), takePathBeforeSignup()]).toEqual([undefined, undefined]);
    },
  );

  it('comes back from a sign-in elsewhere with where it began, and is none where it was changed', () => {
    keepSignIn({ register: true, partner: 'lindenau', targetGroup: undefined });
    expect([takeSignIn(), takeSignIn()]).toEqual([{ register: true, partner: 'lindenau' }, { register: false }]);
    kept.set('signInElsewhere', '{"register":"yes"}');
    expect(takeSignIn()).toEqual({ register: false });
  });
});
