interface Named {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly nickname: string | null;
  readonly showsFirstName: boolean;
}

/**
 * What others call somebody: the first name where the person allows it, with the last name where the organisation shows
 * full names, else the nickname; null: nothing of it may be shown (PRIVACY-10).
 */
export function publicName(person: Named, { showLearnersFullName }: { showLearnersFullName: boolean }): string | null {
  const { firstName, lastName, nickname, showsFirstName } = person;
  if (!showsFirstName || firstName === null) return nickname;
  return showLearnersFullName && lastName !== null ? `${firstName} ${lastName}` : firstName;
}
