import { useCampusCall } from '#features/calls/use-campus-call.ts';
import { useSession } from '#features/session/session.ts';
import { keptUploadsOf } from './kept-uploads.ts';
import type { UploadPlace } from './upload-place.ts';
import { sendFile } from './uploads.ts';

/** Begins uploads to a place, or goes on with such as were begun; `onDone` once a file is there. */
export function useSendFile(place: UploadPlace, viewerId: string, onDone: (fileName: string) => void) {
  const { upload } = useSession();
  const { pending, failure, run } = useCampusCall();
  const send = async (file: File): Promise<void> => {
    await run(() => sendFile({ place, file, kept: keptUploadsOf(viewerId, place), fetch: upload, onDone }));
  };
  return { pending, failure, send };
}
