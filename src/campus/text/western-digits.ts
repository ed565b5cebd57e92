/** Zero of the digits that Persian, Pashto and Urdu keyboards write, of those of Arabic ones, and of full-width ones. */
const ZEROS = [0xff10, 0x6f0, 0x660];

/** The text with 0 to 9 for the digits of other keyboards. */
export function westernDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹０-９]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    return String(code - (ZEROS.find((zero) => code >= zero) ?? code));
  });
}
