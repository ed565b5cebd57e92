/** Zero of the digits that Persian, Pashto and Urdu keyboards write, and of those of Arabic ones. */
const ZEROS = [0x6f0, 0x660];

/** A number as people type it, with the digits and the decimal sign of their keyboard; undefined for an empty field, NaN for what is none. */
export function parseAmount(typed: string): number | undefined {
  const plain = typed
    .trim()
    .replace(/[۰-۹٠-٩]/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0;
      return String(code - (ZEROS.find((zero) => code >= zero) ?? 0));
    })
    .replace(/[,٫]/u, '.');
  return plain === '' ? undefined : Number(plain);
}
