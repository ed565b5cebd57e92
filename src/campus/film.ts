/** Sound and pictures that play: large, and asked for piece by piece. */
const FILM = /\.(mp4|m4v|webm|mov|mp3|m4a|ogg|oga|opus|wav)$/;

export function isFilm(path: string): boolean {
  return FILM.test(path);
}
