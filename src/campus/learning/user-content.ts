import * as v from 'valibot';
import { userContentText, userContentTitle } from '#campus/text/written-text.ts';
import { filmPage } from './embed-source.ts';

const YOUTUBE = 'www.youtube.com';

/** Page of a film at YouTube, however its address was copied (UGC-8); what else is pasted is refused. */
const filmAddress = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const page = filmPage(dataset.value.trim());
    if (page?.host === YOUTUBE) return page.href;
    addIssue({ message: 'must be the address of a film at YouTube' });
    return NEVER;
  }),
);

/** What a learner says of something that they make: one schema for the form, the change that waits, and the server (UGC-4). */
export const userContentFields = {
  denomination: userContentTitle,
  /** Markdown. */
  text: userContentText,
  /** Null: it has none. */
  filmUrl: v.nullable(filmAddress),
  /** False: for those who take the project only (UGC-3). */
  isPublic: v.boolean(),
};
export const userContentSchema = v.object(userContentFields);
export type WrittenUserContent = v.InferOutput<typeof userContentSchema>;

const moment = v.pipe(v.string(), v.isoTimestamp());

/** What a learner made, as cards, rows and lists show it. */
export const userContentCardSchema = v.object({
  __typename: v.literal('UserContent'),
  id: v.string(),
  denomination: v.string(),
  isPublic: v.boolean(),
  /** Null for a visitor: the button is hidden (LIST-1). */
  isBookmarked: v.nullable(v.boolean()),
  canEdit: v.boolean(),
  ownerNickname: v.nullable(v.string()),
  updatedAt: moment,
});
export type UserContentCard = v.InferOutput<typeof userContentCardSchema>;
