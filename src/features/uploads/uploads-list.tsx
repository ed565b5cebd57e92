import { type ReactNode, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { useOnline } from '#features/calls/online.ts';
import { keptUploadsOf } from './kept-uploads.ts';
import { StoppedUpload } from './parts/stopped-upload.tsx';
import { UploadCard } from './parts/upload-card.tsx';
import type { UploadPlace } from './upload-place.ts';
import { goOnWithUpload, type RunningUpload, runningUploads } from './uploads.ts';

type Props = {
  place: UploadPlace;
  viewerId: string;
  /** Goes on with a stopped one, by the file that was chosen again. */
  onChoose: (file: File) => Promise<void>;
  /** What may have been sent of a file that is chosen again; left out: the file itself. */
  sentOf?: (file: File) => Promise<readonly File[]>;
};

/** What is on its way to a place, and what stopped on its way (FILE-5). */
export function Uploads({ place, viewerId, onChoose, sentOf }: Props): ReactNode {
  const online = useOnline();
  const kept = keptUploadsOf(viewerId, place);
  const begun = useSyncExternalStore(kept.subscribe, kept.read);
  const running = useSyncExternalStore(runningUploads.subscribe, runningUploads.read).filter(
    (upload) => upload.placeId === place.id,
  );
  const stopped = begun.filter(({ fingerprint }) => running.every((upload) => upload.fingerprint !== fingerprint));
  useGoOnOnline(running, online);
  return (
    <>
      {running.map((upload) => (
        <UploadCard key={upload.fingerprint} upload={upload} />
      ))}
      {stopped.map((upload) => (
        <StoppedUpload key={upload.fingerprint} {...{ place, upload, kept, onChoose, sentOf }} />
      ))}
    </>
  );
}

/** What waits for the network goes on by itself when the campus answers again. */
function useGoOnOnline(running: readonly RunningUpload[], online: boolean): void {
  const waiting = running.filter(({ state }) => state === 'waiting').map(({ fingerprint }) => fingerprint);
  const goOn = useEffectEvent(() => waiting.forEach(goOnWithUpload));
  const wasOnline = useRef(online);
  useEffect(() => {
    if (online && !wasOnline.current) goOn();
    wasOnline.current = online;
  }, [online]);
}
