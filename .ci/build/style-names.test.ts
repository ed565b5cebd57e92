import { describe, expect, it } from 'vitest';
import { styleNames } from './style-names.ts';

describe('the names of styles in a build', () => {
  it('are letters of their file and which of its names it is, however often the file is read', () => {
    const name = styleNames('/app');
    const first = name({ hash: 'k1x0', filePath: '/app/src/ui/icon.css.ts' });
    const second = name({ hash: 'k1x1', filePath: '/app/src/ui/icon.css.ts' });
    expect(first).toMatch(/^[A-Za-z][A-Za-z0-9]{2}0$/);
    expect(second).toBe(`${first.slice(0, -1)}1`);
    expect(name({ hash: 'k1x0', filePath: '/app/src/ui/icon.css.ts' })).toBe(first);
  });

  it('are the same in whatever folder the app is built', () => {
    const [here, there] = ['/app', '/srv/campus'].map((root) =>
      styleNames(root)({ hash: 'k1x0', filePath: `${root}/src/ui/icon.css.ts` }),
    );
    expect(here).toBe(there);
  });
});
