import type { OfflineMutation } from '#cache/offline-mutation.ts';
import { createList, renameList, setBookmark, setListItem } from '#features/lists/mutations.ts';
import { setLanguage } from '#features/session/mutations.ts';
import { COURSE, MODULE } from './cards.ts';

export type OutboxKind = {
  kind: string;
  version: number;
  /** Inputs as releases of this version wrote them to learners' disks: only ever added to. */
  inputs: unknown[];
  requests: { document: string; variables: Record<string, unknown> }[];
};

function sampled<I>(mutation: OfflineMutation<I>, inputs: NoInfer<I>[]): OutboxKind {
  return { kind: mutation.kind, version: mutation.version, inputs, requests: inputs.map(mutation.request) };
}

const LIST = '01a1fdc9-6e8e-72fa-b0a2-8863cea8d453';

/** One sample and more of each way in which a kind is sent. */
export const OUTBOX_KINDS: readonly OutboxKind[] = [
  sampled(setBookmark, [
    { card: COURSE, bookmarked: true },
    { card: COURSE, bookmarked: false },
    { card: MODULE, bookmarked: true },
    { card: MODULE, bookmarked: false },
  ]),
  sampled(createList, [{ id: LIST, denomination: 'Evenings' }]),
  sampled(setListItem, [
    { listId: LIST, card: COURSE, included: true },
    { listId: LIST, card: MODULE, included: false },
  ]),
  sampled(renameList, [{ id: LIST, denomination: 'Weekends' }]),
  sampled(setLanguage, [{ language: 'ar' }]),
];
