import { describe, expect, it } from 'vitest';
import { emailErrors } from './auth-errors.ts';
import { isEmail, typedEmail } from './email-address.ts';
import { isOfDomain } from './gates.ts';

describe('an e-mail address', () => {
  it.each([
    ['anna@example.org', 'anna@example.org'],
    ["o'hara@example.org", "o'hara@example.org"],
    ['o’hara@example.org', "o'hara@example.org"],
    ['first.last+tag@sub.example.co', 'first.last+tag@sub.example.co'],
    ['anna@müller.de', 'anna@müller.de'],
    ['anna@xn--mller-kva.de', 'anna@xn--mller-kva.de'],
    ['имя@почта.рф', 'имя@почта.рф'],
    ['имя@xn--80a1acny.xn--p1ai', 'имя@xn--80a1acny.xn--p1ai'],
    ['اسم@مثال.السعودية', 'اسم@مثال.السعودية'],
    [' anna@example.org\n', 'anna@example.org'],
    ['\u200eanna@example.org\u200f', 'anna@example.org'],
    ['\u202aanna@example.org\u202c', 'anna@example.org'],
    ['\ufeffanna@example.org', 'anna@example.org'],
    ['anna\u200b@example.org', 'anna@example.org'],
    ['\u2068anna@example.org\u2069', 'anna@example.org'],
    ['ａｎｎａ＠example.org', 'anna@example.org'],
  ])('%j is taken as it was meant', (typed, meant) => {
    expect(typedEmail(typed)).toBe(meant);
    expect(emailErrors(typed, null)).toEqual([]);
  });

  it.each([
    '',
    'anna',
    '@example.org',
    'anna@',
    'anna@example',
    'anna@@example.org',
    'an na@example.org',
    '.anna@example.org',
    'anna.@example.org',
    'anna..b@example.org',
    'anna@-example.org',
    'anna@example..org',
    'anna@example.org.',
    'anna@127.0.0.1',
    'anna@[127.0.0.1]',
    'anna@example.org/path',
    'anna@example.org:25',
    'anna@exa%6dple.org',
    '"anna"@example.org',
    'anna<b@example.org>',
    'a@example.org,b@example.org',
  ])('%j is none', (typed) => {
    expect(isEmail(typedEmail(typed))).toBe(false);
  });

  it.each([
    ['anna@müller.de', 'müller.de', true],
    ['anna@xn--mller-kva.de', 'müller.de', true],
    ['anna@MÜLLER.de', 'xn--mller-kva.de', true],
    ['anna@sub.müller.de', 'müller.de', false],
    ['anna@muller.de', 'müller.de', false],
  ])('%s of the domain %s: %s', (email, domain, isOne) => {
    expect(isOfDomain(email, domain)).toBe(isOne);
    expect(emailErrors(email, domain)).toEqual(isOne ? [] : ['errorOrganisationEmail']);
  });
});
