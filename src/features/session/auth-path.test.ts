import { describe, expect, it } from 'vitest';
import { authPath, partnerPath } from './auth-path.ts';

describe('the addresses of login and registration', () => {
  it('stand at the root of an organisation, and lead on with the target group', () => {
    expect(authPath('login', {})).toBe('/login');
    expect(authPath('register/email', { targetGroup: 'nurses' })).toBe('/register/email/nurses');
    expect(authPath('forgot-password', { targetGroup: 'nurses' })).toBe('/forgot-password');
  });

  it('stand under the path of a partner', () => {
    expect(partnerPath({ partner: 'lindenau' })).toBe('/partner/lindenau');
    expect(authPath('register', { partner: 'lindenau' })).toBe('/partner/lindenau/register');
    expect(authPath('login', { partner: 'lindenau', targetGroup: 'nurses' })).toBe('/partner/lindenau/login');
  });

  it('make no address of somebody else out of what stands in the path', () => {
    expect(authPath('login', { targetGroup: '/evil.example' })).toBe('/login/%2Fevil.example');
    expect(authPath('login', { partner: '../..' })).toBe('/partner/..%2F../login');
  });
});
