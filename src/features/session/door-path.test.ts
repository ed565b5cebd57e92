import { describe, expect, it } from 'vitest';
import { doorPath, partnerPath } from './door-path.ts';

describe('the doors of a house', () => {
  it('stand at the root of an organisation, and lead on with the target group', () => {
    expect(doorPath('login', {})).toBe('/login');
    expect(doorPath('register/email', { targetGroup: 'nurses' })).toBe('/register/email/nurses');
    expect(doorPath('forgot-password', { targetGroup: 'nurses' })).toBe('/forgot-password');
  });

  it('stand under the path of a partner', () => {
    expect(partnerPath({ partner: 'lindenau' })).toBe('/partner/lindenau');
    expect(doorPath('register', { partner: 'lindenau' })).toBe('/partner/lindenau/register');
    expect(doorPath('login', { partner: 'lindenau', targetGroup: 'nurses' })).toBe('/partner/lindenau/login');
  });

  it('make no address of somebody else out of what stands in the path', () => {
    expect(doorPath('login', { targetGroup: '/evil.example' })).toBe('/login/%2Fevil.example');
    expect(doorPath('login', { partner: '../..' })).toBe('/partner/..%2F../login');
  });
});
