import type { Rest } from '#wire/rest.ts';

const PATH = '/api/profile-image';

/** Sends the picture, drawn small already; the campus keeps it in the place of the one before. Throws a `CampusError`. */
export async function sendPicture(rest: Rest, picture: Blob): Promise<void> {
  await rest({ path: PATH, method: 'POST', body: picture });
}

export async function removePicture(rest: Rest): Promise<void> {
  await rest({ path: PATH, method: 'DELETE' });
}
