import * as v from 'valibot';

/**
 * Id of something that a device made, as the campus takes it: a UUIDv7 in lower case, which is all that any release of the
 * app has made. An id is then never a name that means something elsewhere, and is written in one way only.
 */
export const deviceId = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/, 'must be a UUIDv7 in lower case'),
);
