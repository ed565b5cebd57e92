import { useState } from 'react';
import * as v from 'valibot';
import { PLACE_STATES, type PlaceState } from '#campus/appointments/appointment.ts';
import { readDraft, writeDraft } from '#device/storage/drafts.ts';

const placeNoteSchema = v.picklist(PLACE_STATES);

/**
 * What the learner wanted while there was no network: a note on this device, never sent by itself (OFFLINE-3). It survives
 * a restart and goes with its person.
 */
export function usePlaceNote(subject: string): [PlaceState | undefined, (noted: PlaceState | undefined) => void] {
  const name = `seat:${subject}`;
  const [noted, setNoted] = useState(() => {
    const kept = v.safeParse(placeNoteSchema, readDraft(name));
    return kept.success ? kept.output : undefined;
  });
  const change = (next: PlaceState | undefined): void => {
    writeDraft(name, next);
    setNoted(next);
  };
  return [noted, change];
}
