import type { ReactNode } from 'react';
import type { ErrorKind } from '#campus/page/error-kinds.ts';
import { Lantern } from '#ui/drawings/lantern.tsx';
import { LetterBox } from '#ui/drawings/letter-box.tsx';
import { PocketCampus } from '#ui/drawings/pocket-campus.tsx';
import { StonyPath } from '#ui/drawings/stony-path.tsx';
import { TeaTable } from '#ui/drawings/tea-table.tsx';
import { WindowAtNight } from '#ui/drawings/window-at-night.tsx';

/** Each error screen has a picture (ROUTE-6). */
export function ErrorDrawing({ kind }: { kind: ErrorKind | undefined }): ReactNode {
  switch (kind) {
    case 'INCOMPLETE_COURSES':
      return <Lantern />;
    case 'EXPIRED_LINK':
      return <LetterBox />;
    case 'LIST_PRIVATE':
      return <WindowAtNight />;
    case 'MAINTENANCE':
      return <TeaTable />;
    case undefined:
      return <PocketCampus />;
    case 'COURSE_NOT_FOUND':
    case 'PROGRAM_AND_COURSE_NOT_FOUND':
    case 'COURSE_NOT_FOUND_STAND_ALONE':
    case 'COURSE_AND_LESSON_NOT_FOUND':
    case 'PROGRAM_NOT_FOUND':
    case 'LESSON_NOT_FOUND':
    case 'CATEGORY_NOT_FOUND':
    case 'NOT_FOUND':
      return <StonyPath />;
    default:
      return kind satisfies never;
  }
}
