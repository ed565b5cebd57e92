import { useRef, useState } from 'react';
import { useKeptPackage } from '#cache/saved/use-kept-package.ts';
import { useSend } from '#cache/use-send.ts';
import { openVisits } from '#device/packages/open-visits.ts';
import { saveScormState } from '#features/learning/save-scorm-state.ts';
import { useSession } from '#features/session/session.ts';
import type { CoursePage } from '#features/units/unit-state.ts';
import { fitsRequest } from './state-size.ts';
import type { Prepared } from './use-prepared.ts';
import { createVisit, NOT_BEGUN, type VisitState } from './visit.ts';

export type ScormMetadata = NonNullable<CoursePage['scormMetadata']>;

export type VisitOptions = {
  course: CoursePage;
  moduleId: string | undefined;
  metadata: ScormMetadata;
  prepared: Extract<Prepared, { is: 'ready' }>;
  from: string | undefined;
  isReview: boolean;
  onEnd: () => void;
  onExitFocus: (to: 'before' | 'after' | 'close') => void;
};

/** A visit to a package that lasts as long as the screen, and what the screen shows of it. */
export function useVisit(visitOptions: VisitOptions) {
  const { language, serverNow } = useSession();
  const send = useSend(saveScormState);
  const [state, setState] = useState<VisitState>(NOT_BEGUN);
  const latest = useRef({ visitOptions, send });
  latest.current = { visitOptions, send };
  const { course, moduleId, metadata, prepared, from, isReview } = visitOptions;
  const { packageId } = metadata;
  const { fileOf } = useKeptPackage(packageId);
  const [visit] = useState(() =>
    createVisit({
      packageId,
      rules: metadata,
      title: course.denomination,
      index: prepared.index,
      learnerId: prepared.learnerId,
      isKept: prepared.isKept,
      language,
      from,
      isReview,
      now: serverNow,
      // A tutor who looks at it leaves no traces (LEARN-6).
      counts: !isReview && course.status.denomination !== 'PREVIEW',
      sessions: () => latest.current.visitOptions.course.participantAdditionalData?.sessions ?? [],
      fits: (kept) => fitsRequest(course, kept),
      send: (kept, options) => latest.current.send({ card: course, ...kept }, options),
      onChange: (change) => setState((before) => ({ ...before, ...change })),
      onBegun: (session) => openVisits.begin({ session, packageId, courseId: course.id, moduleId }),
      onKept: openVisits.end,
      onEnd: () => latest.current.visitOptions.onEnd(),
      onExitFocus: (to) => latest.current.visitOptions.onExitFocus(to),
    }),
  );
  return { visit, state, fileOf };
}
