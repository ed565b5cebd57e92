import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { directionOf } from '#campus/languages.ts';
import { useSession } from '#features/session/session.ts';
import { readColours, readScheme } from '#ui/theme/read-colours.ts';
import { createExerciseVisit } from './exercise-visit.ts';
import type { ForExercises } from './parts/hosted-exercise.tsx';
import type { Exercise } from './queries.ts';

/** What a content may look like the page around it by. */
const ROLES = [
  ...(['text', 'textMuted', 'surface', 'surfaceSunken', 'border', 'borderStrong', 'focus'] as const),
  ...(['brand', 'onBrand', 'brandText', 'brandSoft', 'success', 'successSoft', 'danger', 'dangerSoft'] as const),
];

type VisitOptions = { exercise: Exercise; lesson: ForExercises; isKept: boolean; learnerId: string };

/** A visit to an exercise that lasts as long as it is on the screen, and whether one waits for its last word. */
export function useExerciseVisit(visitOptions: VisitOptions) {
  const { t } = useLingui();
  const { language, serverNow } = useSession();
  const [isLeaving, setLeaving] = useState(false);
  const latest = useRef(visitOptions);
  latest.current = visitOptions;
  const { exercise, isKept, learnerId } = visitOptions;
  const words = {
    title: exercise.title,
    outside: t`This cannot be shown here. Look below the exercise for what you can do.`,
  };
  const [visit] = useState(() =>
    createExerciseVisit({
      known: () => latest.current.exercise.result,
      now: serverNow,
      startOf: (start) => ({
        type: 'start-h5p',
        packageId: exercise.contentId,
        isKept,
        learnerId,
        ...start,
        language,
        direction: directionOf(language),
        words,
        look: { scheme: readScheme(), colours: readColours(ROLES) },
      }),
      keep: (result, options) => latest.current.lesson.keep(latest.current.exercise, result, options),
      onChange: (change) => setLeaving(change.isLeaving),
    }),
  );
  const { onOpen } = visitOptions.lesson;
  useEffect(() => onOpen(visit.leave), [onOpen, visit]);
  return { visit, isLeaving };
}
