import * as v from 'valibot';
import type { WrittenUserContent } from '#campus/learning/user-content.ts';

/** What is being written: as it was typed, so that nothing is lost that is not valid yet. */
export const userContentDraft = v.object({
  /** Of what it becomes: who sends it twice makes one thing (UGC-6). */
  id: v.pipe(v.string(), v.uuid()),
  denomination: v.string(),
  text: v.string(),
  film: v.string(),
  isPublic: v.boolean(),
});
export type UserContentDraft = v.InferOutput<typeof userContentDraft>;

export function emptyDraft(id: string): UserContentDraft {
  return { id, denomination: '', text: '', film: '', isPublic: false };
}

/** To be changed, what is there already. */
export function draftOf({ filmUrl, ...made }: WrittenUserContent & { id: string }): UserContentDraft {
  const { id, denomination, text, isPublic } = made;
  return { id, denomination, text, film: filmUrl ?? '', isPublic };
}
