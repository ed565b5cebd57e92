import { createFileRoute } from '@tanstack/react-router';
import { LessonScreen } from '#features/lessons/lesson-screen.tsx';
import { readLesson } from '#features/lessons/read-lesson.ts';

export const Route = createFileRoute('/_campus/program/$moduleId/unit/$id_/lesson/$lessonId')({
  staticData: { chrome: 'reader' },
  loader: ({ context, params }) =>
    readLesson(context, { courseId: params.id, moduleId: params.moduleId, lessonId: params.lessonId }),
  component: () => {
    const { id, moduleId, lessonId } = Route.useParams();
    return <LessonScreen key={lessonId} courseId={id} moduleId={moduleId} lessonId={lessonId} />;
  },
});
