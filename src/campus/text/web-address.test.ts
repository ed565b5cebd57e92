import { describe, expect, it } from 'vitest';
import { webAddress } from './web-address.ts';

describe('an address that somebody typed in', () => {
  it('is followed where it leads into the web', () => {
    expect(webAddress('https://meet.example/café')).toBe('https://meet.example/caf%C3%A9');
    expect(webAddress('http://meet.example')).toBe('http://meet.example/');
  });

  it.each([
    null,
    '',
    'meet.example',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '//meet.example',
  ])('is none where it leads elsewhere: %s', (typed) => {
    expect(webAddress(typed)).toBeUndefined();
  });
});
