import type { CoursePage } from './unit-state.ts';

/** Ids of the boards that the person may read on the page of a unit: its own, and those of their runs (BOARD-1). */
export function boardsOf({ messageBoard, runs }: Pick<CoursePage, 'messageBoard' | 'runs'>): string[] {
  return [messageBoard, ...runs.map((run) => run.messageBoard)].flatMap((board) => board?.id ?? []);
}
