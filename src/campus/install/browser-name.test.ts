import { describe, expect, it } from 'vitest';
import { browserOf } from './browser-name.ts';

const PHONE = 'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('a browser is called by the name that its people know', () => {
  it.each([
    [`${PHONE} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome', 'chromium'],
    [`${PHONE} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, 'Samsung Internet', 'chromium'],
    [`${PHONE} Chrome/140.0.0.0 Mobile Safari/537.36 EdgA/140.0.0.0`, 'Edge', 'chromium'],
    [`${PHONE} Chrome/140.0.0.0 Mobile Safari/537.36 OPR/90.0.0.0`, 'Opera', 'chromium'],
    ['Mozilla/5.0 (Android 14; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0', 'Firefox', 'firefox'],
    [`${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari', 'safari'],
    [`${IPHONE} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'chromium'],
  ] as const)('%s', (userAgent, name, family) => {
    expect(browserOf(userAgent)).toEqual({ name, family });
  });

  it('or not at all', () => {
    expect(browserOf('Lynx/2.9')).toBeUndefined();
  });
});
