/**
 * The name of a person's picture below `/media/`: by chance and not by its content, so nobody finds one by having it; its
 * first word tells it from the files of courses, which say nothing of a person.
 */
const NAME = /^profile-[0-9a-f]{64}\.(?:jpg|png|webp)$/;

export function isProfileImage(name: string): boolean {
  return NAME.test(name);
}
