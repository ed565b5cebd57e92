import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { BackLink } from '#ui/layout/breadcrumb.tsx';

export type Unit = { courseId: string; moduleId?: string | undefined };

const Back = createLink(BackLink);

/** To the unit whose dates these are, in the module through which one came. */
export function BackToUnit({ unit: { courseId: id, moduleId }, children }: { unit: Unit; children: ReactNode }) {
  return moduleId === undefined ? (
    <Back to="/course/$id" params={{ id }}>
      {children}
    </Back>
  ) : (
    <Back to="/program/$moduleId/unit/$id" params={{ moduleId, id }}>
      {children}
    </Back>
  );
}

/** To all dates of the unit. */
export function BackToDates({ unit: { courseId: id, moduleId }, children }: { unit: Unit; children: ReactNode }) {
  return moduleId === undefined ? (
    <Back to="/course/$id/attendance" params={{ id }}>
      {children}
    </Back>
  ) : (
    <Back to="/program/$moduleId/unit/$id/attendance" params={{ moduleId, id }}>
      {children}
    </Back>
  );
}
