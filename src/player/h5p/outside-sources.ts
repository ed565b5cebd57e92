import * as v from 'valibot';
import { addressIn } from '#campus/text/address-in.ts';
import { isOutside } from '#player/outside-parts.ts';

const medium = v.object({ path: v.string(), mime: v.pipe(v.string(), v.regex(/^(?:video|audio)\//i)) });

/** Addresses of films and sounds on other hosts among the parameters of a content, whatever its kind: H5P says each as `path` and `mime`. */
export function outsideSources(parameters: unknown, page: string): readonly string[] {
  if (typeof parameters !== 'object' || parameters === null) return [];
  const media = v.safeParse(medium, parameters);
  // An editor of H5P writes addresses as HTML.
  const own = media.success ? addressIn(media.output.path.replaceAll('&amp;', '&'), page) : undefined;
  const inner = Object.values(parameters).flatMap((value) => outsideSources(value, page));
  return own !== undefined && isOutside(own, page) ? [own.href, ...inner] : inner;
}
