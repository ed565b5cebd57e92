import * as v from 'valibot';
import {
  BOARD_TEXT_MAX,
  DOCUMENT_COMMENT_MAX,
  LIST_NAME_MAX,
  REFLECTION_MAX,
  REPORT_REASON_MAX,
  REVIEW_MAX,
} from '#campus/limits.ts';
import { USER_CONTENT_TEXT_MAX, USER_CONTENT_TITLE_MAX } from '#campus/user-content-limits.ts';
import { lengthOf } from './length-of.ts';
import { trimTyped } from './typed-text.ts';

type Length = { least: 0 | 1; most: number };

function writtenText({ least, most }: Length) {
  const fits = (text: string): boolean => lengthOf(text) >= least && lengthOf(text) <= most;
  return v.pipe(v.string(), v.transform(trimTyped), v.check(fits, `must have ${least} to ${most} characters`));
}

/** What learners write, without the white space around it: one schema for the form, the change that waits, and the server. */
export const listNameText = writtenText({ least: 1, most: LIST_NAME_MAX });
export const reviewText = writtenText({ least: 0, most: REVIEW_MAX });
export const reflectionText = writtenText({ least: 1, most: REFLECTION_MAX });

/** Lines stay, and what is set out with tabs. */
const CONTROLS = /(?![\n\t])\p{Cc}/gu;

/** What others read: without characters that nobody sees and no reader expects (BOARD-3). */
function textForOthers(length: Length) {
  const withoutControls = (text: string): string => text.replaceAll('\r\n', '\n').replace(CONTROLS, '');
  return v.pipe(v.string(), v.transform(withoutControls), writtenText(length));
}

export const boardText = textForOthers({ least: 1, most: BOARD_TEXT_MAX });
export const reportReasonText = textForOthers({ least: 0, most: REPORT_REASON_MAX });
/** What a reviewer says to a document (DOC-7); without a word only where it is accepted. */
export const documentComment = textForOthers({ least: 0, most: DOCUMENT_COMMENT_MAX });
export const userContentText = textForOthers({ least: 1, most: USER_CONTENT_TEXT_MAX });
/** One line. */
export const userContentTitle = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\s+/g, ' ')),
  textForOthers({ least: 1, most: USER_CONTENT_TITLE_MAX }),
);
