export type Browser = { name: string; family: 'chromium' | 'firefox' | 'safari' };

/** More telling ones first: each of them says that it is Chrome or Safari too. */
const BROWSERS: readonly (Browser & { sign: RegExp })[] = [
  { sign: /FxiOS|Firefox\//, name: 'Firefox', family: 'firefox' },
  { sign: /EdgA?\/|EdgiOS/, name: 'Edge', family: 'chromium' },
  { sign: /OPR\/|OPiOS/, name: 'Opera', family: 'chromium' },
  { sign: /SamsungBrowser\//, name: 'Samsung Internet', family: 'chromium' },
  { sign: /Chrome\/|Chromium\/|CriOS/, name: 'Chrome', family: 'chromium' },
  { sign: /Safari\//, name: 'Safari', family: 'safari' },
];

/** How a browser is called by who uses it, for the way to its settings; undefined where nobody knows it. */
export function browserOf(userAgent: string): Browser | undefined {
  const known = BROWSERS.find(({ sign }) => sign.test(userAgent));
  return known && { name: known.name, family: known.family };
}
