import type { FromLauncher, ToLauncher } from '#campus/player/messages.ts';
import type { UnkeptStore } from './unkept.ts';

/** What the app says to a content that has started. */
export type ToContent = Extract<ToLauncher, { type: 'open' | 'navigate' | 'leave' | 'kept' | 'focus' }>;

/** A content that plays. */
export type Content = { readonly receive: (message: ToContent) => void };

/** Where a content plays, and how it speaks to the app. */
export type Stage = {
  /** Its own part of the launcher's page, empty at the start. */
  readonly place: HTMLElement;
  readonly send: (message: FromLauncher) => void;
  /** Where what the content says lies until the app has it. */
  readonly unkept: UnkeptStore;
  /** Lets the keyboard out of a page in a frame of the place; again for each page that loads there. */
  readonly watchKeys: (page: Window) => void;
};
