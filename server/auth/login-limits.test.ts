import { describe, expect, it } from 'vitest';
import { createLoginLimits, type LoginLimits } from './login-limits.ts';

const AMAL = '1 amal@lantern.example';
const SHELTER = '198.51.100.7';
const STRANGER = '203.0.113.9';

/** How many of these tries may go on. */
async function tries(limits: LoginLimits, count: number, account: string, addressOf: (n: number) => string) {
  let may = 0;
  for (let n = 0; n < count; n += 1) if ((await limits.take(account, addressOf(n))) === undefined) may += 1;
  return may;
}

describe('wrong passwords', () => {
  it('of a stranger hold up the stranger, and not the person', async () => {
    const limits = createLoginLimits();
    expect(await tries(limits, 15, AMAL, () => STRANGER)).toBe(10);
    expect(await limits.take(AMAL, STRANGER)).toBeGreaterThan(0);
    expect(await limits.take(AMAL, SHELTER)).toBeUndefined();
  });

  it('from many networks at once are stopped, but not where the person has logged in before', async () => {
    const limits = createLoginLimits();
    await limits.take(AMAL, SHELTER);
    await limits.giveBack(AMAL, SHELTER);
    expect(await tries(limits, 300, AMAL, (n) => `203.0.${n}.1`)).toBe(100);
    expect(await limits.take(AMAL, '192.0.2.1')).toBeGreaterThan(0);
    expect(await limits.take(AMAL, SHELTER)).toBeUndefined();
  });

  it('for many accounts of one network are stopped', async () => {
    const limits = createLoginLimits();
    let may = 0;
    for (let n = 0; n < 80; n += 1) if ((await limits.take(`1 ${n}@lantern.example`, STRANGER)) === undefined) may += 1;
    expect(may).toBe(60);
  });

  it('do not count any more once a mail or the password has shown who it is', async () => {
    const limits = createLoginLimits();
    await tries(limits, 15, AMAL, () => SHELTER);
    await limits.giveBack(AMAL, SHELTER);
    expect(await tries(limits, 10, AMAL, () => SHELTER)).toBe(10);
  });

  it('do not count where the password was not looked at', async () => {
    const limits = createLoginLimits();
    for (let n = 0; n < 200; n += 1) {
      expect(await limits.take(AMAL, SHELTER)).toBeUndefined();
      await limits.takeBack(AMAL, SHELTER);
    }
    expect(await tries(limits, 15, AMAL, () => SHELTER)).toBe(10);
  });
});
