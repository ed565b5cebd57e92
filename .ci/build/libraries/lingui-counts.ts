import type { Plugin } from 'vite';
import { ZEROS } from '#i18n/digits.ts';
import { GROUPED } from '#i18n/format-number.ts';
import { rewritten } from './rewritten.ts';

const NUMBER = 'function number(locales, value, format) {\n';

/** Source of what writes a small whole number as Intl would. `locales`: as `activate` names them to Lingui (src/i18n). */
export const COUNTS = `
const zeros = ${JSON.stringify(ZEROS)};
const isSmallCount = (value) => Number.isInteger(value) && value >= 0 && value < ${GROUPED};
const countIn = (locales, value) => {
  const zero = zeros[/-nu-(\\w+)/.exec(String(locales))?.[1]];
  const digit = (latin) => String.fromCodePoint(zero + Number(latin));
  return zero === undefined ? String(value) : String(value).replace(/\\d/g, digit);
};
`;

/**
 * Lingui writes the number of each plural by Intl, also where the message does not show it. That is the first number of nearly
 * every screen, and 50 to 160 ms of a slow phone's processor before its content (docs/performance.md): small ones need no Intl.
 * The file of the libraries keeps to itself: it imports nothing of the app, whose changes would change it.
 */
export function linguiCounts(): Plugin {
  return rewritten({
    name: 'lingui-counts',
    source: /@lingui\/core\/dist\/index\.mjs$/,
    taken: NUMBER,
    given: `${COUNTS}${NUMBER}  if (format === undefined && isSmallCount(value)) return countIn(locales, value);\n`,
    otherwise: 'Lingui would write numbers by Intl.',
  });
}
