/** Sound and pictures that play: large, and asked for piece by piece. */
const FILM = /\.(mp4|m4v|webm|mov|mp3|m4a|ogg|oga|opus|wav)$/;
const SUBTITLES = /\.vtt$/;

export type MediaKind = 'film' | 'subtitles' | 'picture';

/** What a file under `/media/` is, by its name. Each kind is kept in a place of its own. */
export function mediaKind(path: string): MediaKind {
  if (FILM.test(path)) return 'film';
  return SUBTITLES.test(path) ? 'subtitles' : 'picture';
}
