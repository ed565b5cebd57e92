/** WebVTT §4.1: the word, alone or before a blank or the line's end. */
const HEADER = /^WEBVTT(?:[ \t\r\n]|$)/;
const ARROW = '-->';
const TIME = String.raw`(?:(\d+):)?([0-5]\d):([0-5]\d)\.(\d{3})`;
const TIMING = new RegExp(String.raw`^[ \t]*${TIME}[ \t]*-->[ \t]*${TIME}(?:[ \t]|$)`);
/** SubRip parts seconds and thousandths by a comma. */
const COMMA = /\d,\d{3}/;

/** What is wrong with the text of a WebVTT file, in words that follow its path; undefined: browsers show all of its cues. */
export function subtitleMistake(text: string): string | undefined {
  if (!HEADER.test(text)) return ' is no WebVTT file: it begins with WEBVTT';
  let cues = 0;
  for (const [n, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (!line.includes(ARROW)) continue;
    const mistake = timingMistake(line);
    if (mistake !== undefined) return `, line ${n + 1}: ${mistake}`;
    cues += 1;
  }
  return cues === 0 ? ` has no cue: write a line like 00:01.000 ${ARROW} 00:04.000 and the words below it` : undefined;
}

function timingMistake(line: string): string | undefined {
  const times = TIMING.exec(line)?.slice(1);
  if (times === undefined)
    return COMMA.test(line)
      ? 'has commas as SubRip writes them: write thousandths after a point, like 00:00:01.000'
      : `is no time of a cue: write it like 00:01.000 ${ARROW} 00:04.000`;
  return secondsOf(times.slice(4)) > secondsOf(times.slice(0, 4)) ? undefined : 'ends before it begins';
}

function secondsOf([hours = '0', minutes, seconds, thousandths]: readonly (string | undefined)[]): number {
  return (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds) + Number(thousandths) / 1000;
}
