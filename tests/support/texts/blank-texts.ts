/** Invisible characters: direction marks, joiners, selectors, fillers, controls and blank letters. */
const UNSEEN = [
  ...['\u00ad', '\u034f', '\u061c', '\u115f', '\u1160', '\u17b4', '\u17b5', '\u180b', '\u180e', '\u200b', '\u200c'],
  ...['\u200d', '\u200e', '\u200f', '\u202a', '\u202e', '\u2060', '\u2061', '\u2064', '\u2066', '\u2069', '\u206f'],
  ...['\u2800', '\u3164', '\ufe00', '\ufe0f', '\ufeff', '\uffa0', '\ufff9', '\u{e0001}', '\u{e0061}', '\u{e0100}'],
  ...['\u00a0', '\u2003', '\u2028', '\u3000', '\t', '\n', '\u0007', '\u0085', '\u{1d159}', '\u{1d173}', '\u{13441}'],
] as const;

/** Texts that look empty. */
export const BLANK_TEXTS: readonly string[] = [
  ...UNSEEN,
  ...UNSEEN.map((mark) => ` ${mark}\u200b${mark} `),
  UNSEEN.join(''),
];
