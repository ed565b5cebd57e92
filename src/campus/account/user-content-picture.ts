/** Names of pictures in what learners made, below `/media/`: 256 random bits, which nobody guesses (UGC-8). */
const NAME = /^ugc-[0-9a-f]{64}\.(?:jpg|png|webp)$/;

const FOLDER = '/media/';

/** Whether this is the name of such a picture. */
export function isUserContentPictureName(name: string): boolean {
  return NAME.test(name);
}

/** Whether this path is that of such a picture. */
export function isUserContentPicture(path: string): boolean {
  return path.startsWith(FOLDER) && isUserContentPictureName(path.slice(FOLDER.length));
}

/** Names of the pictures that a text speaks of. */
export function userContentPicturesIn(text: string): string[] {
  return [
    ...new Set(Array.from(text.matchAll(/\/media\/(ugc-[0-9a-f]{64}\.(?:jpg|png|webp))/g), ([, name = '']) => name)),
  ];
}
