import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { authSearch } from './auth-search.ts';

describe('the address of a login', () => {
  it.each([
    ['nothing', {}, {}],
    ['a notice', { notice: 'login-required' }, { notice: 'login-required' }],
    ['a notice that nobody knows', { notice: '<b>pay here</b>' }, {}],
    ['noSSO by being there', { noSSO: '' }, { noSSO: true }],
    ['noSSO as a number', { noSSO: 1 }, { noSSO: true }],
    ['noSSO as a word', { noSSO: true }, { noSSO: true }],
    ['noSSO switched off', { noSSO: false }, {}],
    ['noSSO switched off in words', { noSSO: 'false' }, {}],
    ['noSSO switched off by a number', { noSSO: '0' }, {}],
    ['whatever else', { ref: 'poster', token: 'a' }, {}],
  ])('with %s', (_, search, says) => {
    expect(v.parse(authSearch, search)).toEqual(says);
  });
});
