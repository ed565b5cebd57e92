/** One thing to say, in one language. */
export type Utterance = { text: string; lang: string };

/** Longer ones break off in the middle on Android. */
const LONGEST = 180;

function synthesis(): SpeechSynthesis | undefined {
  return 'speechSynthesis' in globalThis ? globalThis.speechSynthesis : undefined;
}

/** Whether the device has a voice for a language. Voices may come late: `followVoices` tells. */
export function hasVoice(lang: string): boolean {
  return voiceOf(lang) !== undefined;
}

export function followVoices(onChange: () => void): () => void {
  const speech = synthesis();
  speech?.addEventListener?.('voiceschanged', onChange);
  return () => speech?.removeEventListener?.('voiceschanged', onChange);
}

/** Which text is being said, by its place in the row, and from where to where. */
export type SpokenPiece = { at: number; from: number; to: number };

/** Says one after the other, what has no voice left out. Returns how to stop; nothing is reported then. */
export function speak(
  utterances: readonly Utterance[],
  onEnd: () => void,
  onPiece: (piece: SpokenPiece) => void = () => {},
): () => void {
  const speech = synthesis();
  if (speech === undefined) return () => {};
  let stopped = false;
  speech.cancel();
  const spoken = utterances.flatMap(({ text, lang }, at) => {
    const voice = voiceOf(lang);
    if (voice === undefined) return [];
    return placedPieces(text).map(({ from, to }) => {
      const utterance = utteranceOf(text.slice(from, to), voice);
      utterance.addEventListener('start', () => {
        if (!stopped) onPiece({ at, from, to });
      });
      return utterance;
    });
  });
  spoken.at(-1)?.addEventListener('end', () => {
    if (!stopped) onEnd();
  });
  for (const each of spoken) speech.speak(each);
  if (spoken.length === 0) onEnd();
  return () => {
    stopped = true;
    speech.cancel();
  };
}

/** One that is on the device before one that needs the network. */
function voiceOf(lang: string): SpeechSynthesisVoice | undefined {
  const [code = ''] = lang.split('-');
  const able = (synthesis()?.getVoices() ?? []).filter((voice) => voice.lang.toLowerCase().split(/[-_]/)[0] === code);
  return able.find((voice) => voice.localService) ?? able[0];
}

function utteranceOf(text: string, voice: SpeechSynthesisVoice): SpeechSynthesisUtterance {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  return utterance;
}

/** `inPieces`, and where each stands in the text. */
export function placedPieces(text: string): Omit<SpokenPiece, 'at'>[] {
  let end = 0;
  return inPieces(text).map((piece) => {
    const from = text.indexOf(piece, end);
    end = from + piece.length;
    return { from, to: end };
  });
}

/** At the ends of sentences, in whatever script; a sentence that is too long at its spaces. */
export function inPieces(text: string): string[] {
  const pieces: string[] = [];
  for (const sentence of text.split(/(?<=[.!?…؟۔:\n])\s+/u)) {
    let rest = sentence.trim();
    while (rest.length > LONGEST) {
      const at = rest.lastIndexOf(' ', LONGEST);
      const end = at > 0 ? at : LONGEST;
      pieces.push(rest.slice(0, end));
      rest = rest.slice(end).trim();
    }
    if (rest !== '') pieces.push(rest);
  }
  return pieces;
}
