import { useEffect, useState } from 'react';
import type { Piece } from './code-colours.ts';

export type CodeLine = { number: number; pieces: Piece[] };

/** The lines of a code: at once, and in colours as soon as these are read. */
export function useCodeLines(lang: string, code: string): CodeLine[] {
  const [coloured, setColoured] = useState<Piece[][]>();
  useEffect(() => {
    let isWanted = true;
    const colour = async (): Promise<void> => {
      const { colourLines } = await import('./code-colours.ts');
      if (isWanted) setColoured(colourLines(lang, code));
    };
    colour().catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [lang, code]);
  const lines = coloured ?? code.split('\n').map((text) => [{ text, column: 0, scope: undefined }]);
  return lines.map((pieces, at) => ({ number: at + 1, pieces }));
}
