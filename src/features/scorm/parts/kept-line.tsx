import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { useOnline } from '#features/calls/online.ts';
import { scormSubjects } from '#features/learning/subjects.ts';
import { RefusedMark, useChangeState } from '#features/sync/change-mark.tsx';
import { Text } from '#ui/text/text.tsx';

type Props = {
  courseId: string;
  /** When the device last kept something; undefined: nothing yet. */
  keptAt: number | undefined;
  /** Why nothing is kept. */
  looks: 'review' | 'preview' | undefined;
};

const SECOND = 1000;
const MINUTE = 60;
/** So new that it needs no number. */
const JUST_NOW = 5;

/** Whether what was done is safe, and where (PACKAGE-8: “Saved 12 s ago”). */
export function KeptLine(props: Props): ReactNode {
  return (
    <Text as="div" size="small" tone="muted">
      <KeptMessage {...props} />
    </Text>
  );
}

function KeptMessage({ courseId, keptAt, looks }: Props): ReactNode {
  const state = useChangeState(scormSubjects(courseId));
  const online = useOnline();
  if (looks === 'review') return <Trans>This is a review: nothing changes.</Trans>;
  if (looks === 'preview') return <Trans>Preview: nothing is kept.</Trans>;
  if (state === 'needs-you') return <RefusedMark look="text" />;
  if (state === 'waiting' && !online) return <Trans>Saved on this device. Waiting to be sent.</Trans>;
  return keptAt === undefined ? null : <Ago keptAt={keptAt} />;
}

function Ago({ keptAt }: { keptAt: number }): ReactNode {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((now - keptAt) / SECOND));
  if (seconds < JUST_NOW) return <Trans>Saved just now</Trans>;
  if (seconds < MINUTE) return <Trans>Saved {seconds} s ago</Trans>;
  return <Trans>Saved {Math.floor(seconds / MINUTE)} min ago</Trans>;
}
