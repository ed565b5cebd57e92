import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CampusFailure, MissingKind } from '#wire/campus-failure.ts';
import { refusalMessage } from './refusal-messages.ts';

/** `title` says what happened and stands alone in a toast; `text` says what is safe and what to do, where there is room. */
export interface FailureMessages {
  title: MessageDescriptor;
  text: MessageDescriptor | null;
}

const MISSING = {
  course: msg`This course is not here any more.`,
  program: msg`This program is not here any more.`,
  lesson: msg`This lesson is not here any more.`,
  category: msg`This topic is not here any more.`,
  list: msg`This list is private or not here any more.`,
  userContent: msg`This is not here any more.`,
  survey: msg`These questions are not here any more.`,
} satisfies Record<MissingKind, MessageDescriptor>;

/** The only translation of failures: what a screen, a banner or a toast says (LANG-8, DESIGN-21). */
export function failureMessages(failure: CampusFailure): FailureMessages {
  switch (failure.kind) {
    case 'offline':
      return { title: msg`No connection right now.`, text: msg`Your saved courses still work.` };
    case 'unreachable':
      if (failure.isMaintenance)
        return { title: msg`We are repairing something.`, text: msg`Saved courses still work.` };
      return {
        title: msg`The campus does not answer right now.`,
        text: msg`We are looking into it. Your saved courses still work.`,
      };
    case 'signed-out':
      return {
        title: msg`You were logged out to keep your account safe.`,
        text: msg`Please log in again. Nothing is lost.`,
      };
    case 'refused':
      return { title: refusalMessage(failure.code), text: null };
    case 'missing':
      return { title: MISSING[failure.what], text: msg`Perhaps you will find something similar.` };
    case 'outdated':
      return { title: msg`A new version is ready.`, text: msg`Your data is safe.` };
    case 'garbled':
      return { title: msg`Something is not working on our side.`, text: msg`Your data is safe.` };
    default:
      return failure satisfies never;
  }
}
