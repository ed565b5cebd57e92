import { describe, expect, it } from 'vitest';
import { countedPath } from './counted-path.ts';

describe('the path of a page that is counted', () => {
  it('names what is shown', () => {
    expect(countedPath('/', {})).toBe('/');
    expect(countedPath('/settings/', {})).toBe('/settings');
    expect(countedPath('/program/$moduleId/unit/$id', { moduleId: 'rights', id: 'my-work' })).toBe(
      '/program/rights/unit/my-work',
    );
    expect(countedPath('/filter/{-$tags}', { tags: 'work,home' })).toBe('/filter/work%2Chome');
    expect(countedPath('/filter/{-$tags}', {})).toBe('/filter');
  });

  it.each([
    ['/reset-password/$token', { token: 'secret' }, '/reset-password/:token'],
    [
      '/partner/$name/register/confirmed/$token',
      { name: 'mill', token: 'secret' },
      '/partner/mill/register/confirmed/:token',
    ],
    ['/unsubscribe/{-$token}', { token: 'secret' }, '/unsubscribe/:token'],
    ['/login/$value', { value: 'amal@lantern.example' }, '/login/:value'],
    ['/messages/@{$handle}', { handle: 'amal' }, '/messages/@:handle'],
  ])('never tells what stands in a link for one person: %s', (route, parameters, path) => {
    expect(countedPath(route, parameters)).toBe(path);
  });
});
