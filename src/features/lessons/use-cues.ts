import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { htmlText } from '#campus/text/html-text.ts';
import { mediaText } from '#wire/media-text.ts';

/** One thing that is said in a film; times in seconds. */
export type Cue = { start: number; end: number; text: string };

const cueSchema = v.object({ startTime: v.number(), endTime: v.number(), text: v.string() });

/** What is said in a film, from its subtitles; undefined until they are here, null where they cannot be had. */
export function useCues(url: string | undefined): readonly Cue[] | null | undefined {
  const [read, setRead] = useState<{ url: string; cues: readonly Cue[] | null }>();
  useEffect(() => {
    if (url === undefined) return undefined;
    let isWanted = true;
    const keep = (cues: readonly Cue[] | null): void => {
      if (isWanted) setRead({ url, cues });
    };
    readCues(url).then(keep, () => keep(null));
    return () => {
      isWanted = false;
    };
  }, [url]);
  return read?.url === url ? read?.cues : undefined;
}

/** Voices, classes and times inside a cue are for players; line breaks are the width of a film: only the words are kept. */
async function readCues(url: string): Promise<readonly Cue[]> {
  const [text, { parseText }] = await Promise.all([mediaText(url), import('media-captions')]);
  const { cues } = await parseText(text, { type: 'vtt' });
  return v
    .parse(v.array(cueSchema), cues)
    .map(({ startTime, endTime, text: subtitle }) => ({ start: startTime, end: endTime, text: htmlText(subtitle) }));
}

/** Which line is said at a moment: it stays until the next one begins. −1 before the first. */
export function lineAt(cues: readonly Cue[], seconds: number): number {
  return cues.findLastIndex(({ start }) => start <= seconds);
}
