import { describe, expect, it } from 'vitest';
import { builtIds, shortIds, shortMessageIds } from './short-message-ids.ts';

describe('ids of messages in a build', () => {
  it('are as short as tells them apart, whatever others begin with', () => {
    const ids = shortIds(['abcdef', 'abcxyz', 'abx-12', 'QO_4H7', 'ab']);
    expect([...ids]).toEqual([
      ['abcdef', 'abcd'],
      ['abcxyz', 'abcx'],
      ['abx-12', 'abx'],
      ['QO_4H7', 'QO_'],
      ['ab', 'ab'],
    ]);
  });

  it('tell all messages of the campus apart, mostly by three letters', async () => {
    const short = [...(await builtIds()).values()];
    expect(new Set(short).size).toBe(short.length);
    expect(short.length).toBeGreaterThan(1000);
    expect(short.join('').length / short.length).toBeLessThan(3.2);
  });

  it('stay for all others when a message comes', async () => {
    const ids = [...(await builtIds()).keys()];
    const [before, after] = [shortIds(ids.slice(1)), shortIds(ids)];
    const changed = ids.slice(1).filter((id) => before.get(id) !== after.get(id));
    expect(changed.length).toBeLessThanOrEqual(1);
  });

  it('are written where a message is said, and nowhere else', async () => {
    const [[id, short] = ['', '']] = await builtIds();
    const reported: unknown[] = [];
    const { buildStart, transform } = shortMessageIds({ note: (...noted) => reported.push(noted) });
    if (typeof buildStart !== 'function' || typeof transform !== 'object')
      throw new Error('The plugin has other hooks.');
    await Reflect.apply(buildStart, undefined, []);
    const written = Reflect.apply(transform.handler, undefined, [
      `t(\n/** i18n */\n{ id: "${id}", values: { id: "${id}" } }); f({ id: "${id}" }); t(/*i18n*/ {id: 'unknown'}, /*i18n*/ { id: "login.failed" })`,
      'src/page.tsx',
    ]);
    expect(reported).toEqual([['src/page.tsx', [id, 'unknown', 'login.failed']]]);
    expect(written).toMatchObject({
      code: `t(\n/** i18n */\n{ id: "${short}", values: { id: "${id}" } }); f({ id: "${id}" }); t(/*i18n*/ {id: 'unknown'}, /*i18n*/ { id: "login.failed" })`,
    });
  });
});
