import type { Organisation } from '#server/model/shapes.ts';

/** The picture of a person where the organisation shows any. */
export function shownPicture(
  name: string | null,
  { profileConfiguration }: Pick<Organisation, 'profileConfiguration'>,
): { readonly url: string } | null {
  return name === null || profileConfiguration.profileImage === 'HIDDEN' ? null : { url: `/media/${name}` };
}

/** Why a picture is not taken, or not taken away; undefined where it is. */
export function pictureRefusal(
  action: 'set' | 'remove',
  { profileConfiguration, features }: Pick<Organisation, 'profileConfiguration' | 'features'>,
): 'NOT_ALLOWED' | 'INVALID_INPUT' | undefined {
  if (!features.allowProfileEdit) return 'NOT_ALLOWED';
  return profileConfiguration.profileImage === (action === 'set' ? 'HIDDEN' : 'REQUIRED') ? 'INVALID_INPUT' : undefined;
}
