import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { PlaceState } from '#campus/appointments/appointment.ts';
import { softMoment } from '#features/push/soft-moment.ts';
import { refusalMessage } from '#i18n/refusal-messages.ts';
import { notify } from '#ui/overlays/notify.ts';
import { type CampusFailure, failureOf } from '#wire/campus-failure.ts';
import type { Overlap } from './change-place.ts';
import { usePlaceNote } from './use-place-note.ts';
import { usePlacesChanged } from './use-places-changed.ts';

type Subject = {
  /** Of an appointment or a run, as the campus last announced it. */
  place: { id: string; status: { denomination: PlaceState } };
  kind: 'appointment' | 'run';
  courseId: string;
  send: (status: PlaceState) => Promise<readonly Overlap[]>;
};

type Tap = { wanted: PlaceState };

export type PlaceChange = {
  pending: boolean;
  /** The campus said that no place is left, and has announced nothing newer since. */
  isFull: boolean;
  overlaps: readonly Overlap[];
  forgetOverlaps: () => void;
  /** It was taken here, since this was drawn. */
  isNew: boolean;
  /** What was wanted without a network and is not so yet. */
  wanted: PlaceState | undefined;
  setWanted: (status: PlaceState | undefined) => void;
  change: (status: PlaceState) => Promise<void>;
};

/** A place and what becomes of a tap: taken, given back, or why not (LIVE-3). */
export function usePlace({ place, kind, courseId, send }: Subject): PlaceChange {
  const placesChanged = usePlacesChanged(courseId);
  const announceFailure = useAnnounceFailure();
  const sayDone = useSayDone();
  const [tap, setTap] = useState<Tap>();
  const [announced, setAnnounced] = useState<Tap>();
  const [fullSince, setFullSince] = useState<Subject['place']>();
  const [overlaps, setOverlaps] = useState<readonly Overlap[]>([]);
  const [isNew, setNew] = useState(false);
  const [wanted, setWanted] = usePlaceNote(`${kind}:${place.id}`);

  const change = async (status: PlaceState): Promise<void> => {
    const thisTap = { wanted: status };
    setTap(thisTap);
    try {
      setOverlaps(await send(status));
      setAnnounced(thisTap);
      setWanted(undefined);
      setNew(status === 'TAKEN');
      if (status === 'TAKEN') softMoment.hasTakenPlace();
      sayDone(status, () => void change(status === 'TAKEN' ? 'AVAILABLE' : 'TAKEN'));
    } catch (error) {
      const failure = failureOf(error);
      if (isFullFailure(failure)) setFullSince(place);
      if (failure.kind === 'offline') setWanted(status);
      announceFailure(failure);
    }
    // Also after a failure: what was shown was not so any more, or an answer was lost on its way.
    await placesChanged().finally(() => setTap((last) => (last === thisTap ? undefined : last)));
  };
  return {
    // No longer than until it is seen here, however long other pages take: whoever sees that they are in may leave at once.
    pending: tap !== undefined && !(tap === announced && tap.wanted === place.status.denomination),
    isFull: fullSince === place,
    overlaps,
    forgetOverlaps: () => setOverlaps([]),
    isNew,
    wanted: wanted === place.status.denomination ? undefined : wanted,
    setWanted,
    change,
  };
}

function isFullFailure(failure: CampusFailure): boolean {
  return failure.kind === 'refused' && failure.code === 'NO_SPOTS_LEFT';
}

/**
 * 'Slots left zero' (LIVE-3) where the campus says so, else 'participant card error', with the reason where it gives
 * one.
 */
function useAnnounceFailure(): (failure: CampusFailure) => void {
  const { t, i18n } = useLingui();
  return (failure) => {
    const reason = failure.kind === 'refused' ? i18n._(refusalMessage(failure.code)) : '';
    const failed = t`Your registration could not be changed.`;
    notify({ kind: 'error', message: isFullFailure(failure) ? reason : `${failed} ${reason}`.trim() });
  };
}

/** What was given back can be taken again at once, while a place is left (LIST-7). */
function useSayDone(): (status: PlaceState, undo: () => void) => void {
  const { t } = useLingui();
  return (status, undo) => {
    if (status === 'TAKEN') notify({ kind: 'success', message: t`You are registered.` });
    else
      notify({
        kind: 'success',
        message: t`You are no longer registered.`,
        actions: [{ label: t`Undo`, onPress: undo }],
      });
  };
}
