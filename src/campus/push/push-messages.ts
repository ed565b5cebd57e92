import * as v from 'valibot';
import { LANGUAGE_CODES } from '#campus/languages.ts';

/** What the worker says on a screen that may be locked, in the language that the device was last used in. */
export const pushMessagesSchema = v.object({
  language: v.picklist(LANGUAGE_CODES),
  direction: v.picklist(['ltr', 'rtl']),
  /** Of the campus: where it comes from. */
  campus: v.string(),
  /** For what is somebody else's, or not known: nothing of it is shown (NOTIFY-5). */
  neutral: v.string(),
  /** By the kind of a notification; a later release may know more. */
  kinds: v.record(v.string(), v.string()),
});
export type PushMessages = v.InferOutput<typeof pushMessagesSchema>;

/** Until a page has left words, or where the browser took them away. */
export const NO_PUSH_MESSAGES: PushMessages = {
  language: 'en',
  direction: 'ltr',
  campus: '',
  neutral: 'News in your campus',
  kinds: {},
};
