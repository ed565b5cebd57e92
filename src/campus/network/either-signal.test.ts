import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eitherSignal } from './either-signal.ts';

describe.each([true, false])('one of several signals (AbortSignal.any: %s)', (hasAny) => {
  const { any } = AbortSignal;
  beforeEach(() => void (hasAny || Reflect.deleteProperty(AbortSignal, 'any')));
  afterEach(() => void Object.assign(AbortSignal, { any }));

  it('aborts with the first, for its reason', () => {
    const [one, other] = [new AbortController(), new AbortController()];
    const either = eitherSignal([one.signal, other.signal]);
    expect(either.aborted).toBe(false);
    other.abort('late');
    expect(either.reason).toBe('late');
  });

  it('is aborted where one was before', () => {
    expect(eitherSignal([new AbortController().signal, AbortSignal.abort('early')]).reason).toBe('early');
  });
});
