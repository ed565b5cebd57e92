import { createLink, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/actions/button.tsx';

const LinkButton = createLink(ButtonLink);

type Props = {
  courseId: string;
  moduleId: string | undefined;
  lessonId: string;
  look: 'text' | 'primary' | 'outline' | 'accent';
  className?: string;
  onClick?: () => void;
  'aria-current'?: 'page';
  children: ReactNode;
};

/** To a lesson, inside the module through which its course was opened. */
export function LessonLink({ courseId, moduleId, lessonId, look, ...face }: Props): ReactNode {
  const target = lessonPath({ courseId, moduleId, lessonId });
  return look === 'text' ? <Link {...target} {...face} /> : <LinkButton {...target} {...face} variant={look} />;
}

/** Back from a lesson to its course. */
export function CourseLink({ courseId, moduleId, look, ...face }: Omit<Props, 'lessonId'>): ReactNode {
  const target = coursePath({ courseId, moduleId });
  return look === 'text' ? <Link {...target} {...face} /> : <LinkButton {...target} {...face} variant={look} />;
}

/** The same for `navigate`. */
export function lessonPath({ courseId, moduleId, lessonId }: Pick<Props, 'courseId' | 'moduleId' | 'lessonId'>) {
  return moduleId === undefined
    ? ({ to: '/course/$id/lesson/$lessonId', params: { id: courseId, lessonId } } as const)
    : ({ to: '/program/$moduleId/unit/$id/lesson/$lessonId', params: { moduleId, id: courseId, lessonId } } as const);
}

/** A course's page, for `navigate`. */
export function coursePath({ courseId, moduleId }: Pick<Props, 'courseId' | 'moduleId'>) {
  return moduleId === undefined
    ? ({ to: '/course/$id', params: { id: courseId } } as const)
    : ({ to: '/program/$moduleId/unit/$id', params: { moduleId, id: courseId } } as const);
}
