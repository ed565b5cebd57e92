import * as v from 'valibot';
import { userContentSchema, type WrittenUserContent } from '#campus/learning/user-content.ts';

/** Who acts, in which organisation. */
export interface UserContentAct {
  readonly organisationId: string;
  readonly personId: string;
  readonly now: Date;
}

/** As it is stored; undefined where a text is missing or too long, or the film is at no provider that is known (UGC-4). */
export function userContentColumns(content: WrittenUserContent) {
  const parsed = v.safeParse(userContentSchema, content);
  if (!parsed.success) return undefined;
  const { denomination, text, filmUrl, isPublic } = parsed.output;
  return { denomination, content: text, film_url: filmUrl, is_public: isPublic ? 1 : 0 };
}
