/** The id under which a person of the files is kept: two organisations may each have an Amal. */
export function personIdOf(organisationId: string, id: string): string {
  return `${organisationId}-${id}`;
}
