/** As it is seen from left to right, letter by letter, where it is read from right to left. */
export const leftToRight = (text: string): string => [...text].reverse().join('');

/** A script, a name in it with letters that fonts forget, and the name as a PDF shows it from left to right. */
export const NAMES_IN_SCRIPTS: readonly (readonly [script: string, name: string, seen: string])[] = [
  ['Latin', 'Łukasz Öztürk-Ñandú', 'Łukasz Öztürk-Ñandú'],
  ['Cyrillic', 'Олена Їжакевич', 'Олена Їжакевич'],
  ['Arabic', 'أمل حداد', leftToRight('أمل حداد')],
  ['Persian', 'ژاله گچ پژ', leftToRight('ژاله گچ پژ')],
  ['Pashto', 'زرمینه ښځه ټوله', leftToRight('زرمینه ښځه ټوله')],
];
