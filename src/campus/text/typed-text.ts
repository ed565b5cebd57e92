/**
 * Marks of direction and other characters without width that come along when text is copied. The joiners of Persian words
 * and of emoji are not among them.
 */
const INVISIBLE = String.raw`\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff`;
const ANYWHERE = new RegExp(`[${INVISIBLE}]`, 'gu');
/** Joiners too: there is nothing beside them to join. */
const AT_THE_ENDS = new RegExp(String.raw`^[\s${INVISIBLE}\u200c\u200d]+|[\s${INVISIBLE}\u200c\u200d]+$`, 'gu');

/**
 * A text in which nobody sees anything: white space, controls, marks that no font draws (Default_Ignorable_Code_Point: joiners,
 * variation selectors, Hangul fillers, tags), and letters that are drawn as nothing: an empty Braille pattern, a note without
 * a head, blank hieroglyphs.
 */
const UNSEEN = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}\u{13441}\u{13442}]*$/u;

export function isBlank(text: string): boolean {
  return UNSEEN.test(text);
}

export function withoutInvisible(text: string): string {
  return text.replace(ANYWHERE, '');
}

/**
 * Longer writing without the white space around it, and without what nobody sees there; marks inside of it stay. Empty where
 * nothing of it is seen.
 */
export function trimTyped(text: string): string {
  return isBlank(text) ? '' : text.replace(AT_THE_ENDS, '');
}

/** A name, an address, a code or a search as it was meant, however it was typed or pasted. */
export function typedLine(text: string): string {
  return trimTyped(withoutInvisible(text));
}
