import type { ReadableBoard } from '#server/commands/boards/board-act.ts';
import { type Asker, visibleCourse } from '#server/graphql/core/sources.ts';
import type { CampusContext } from '#server/http/context.ts';
import { boardIdOf, boardPlaceOf, mayReadBoard } from '#server/policies/boards.ts';
import { findPost, type Post, type PostKey } from '#server/store/boards/posts.ts';
import type { RunRow } from '#server/store/schema/live-tables.ts';

type Reads = Asker & Pick<CampusContext, 'content'>;

/** The board with this id, if the asker may read and write on it; else it does not exist (BOARD-2). */
export async function readableBoard(context: Reads, id: string): Promise<ReadableBoard | undefined> {
  const place = boardPlaceOf(id);
  if (place === undefined) return undefined;
  if ('courseId' in place) return boardOfCourse(context, place.courseId);
  const run = await context.content.run(place.runId);
  return run && boardOfRun(context, run);
}

export async function boardOfCourse(context: Asker, courseId: string): Promise<ReadableBoard | undefined> {
  const status = (await context.learner?.standings())?.get(courseId)?.status ?? 'AVAILABLE';
  return boardOf(context, { courseId, runId: null, isIn: status !== 'AVAILABLE' });
}

export async function boardOfRun(context: Asker, run: RunRow): Promise<ReadableBoard | undefined> {
  const isIn = (await context.learner?.runStates())?.get(run.id) === 'TAKEN';
  return boardOf(context, { courseId: run.course_id, runId: run.id, isIn });
}

type Place = Pick<ReadableBoard, 'courseId' | 'runId'> & { readonly isIn: boolean };

async function boardOf(context: Asker, { courseId, runId, isIn }: Place): Promise<ReadableBoard | undefined> {
  if (context.catalogue.courses.get(courseId)?.hasMessageBoard !== true) return undefined;
  const isTutor = (await context.learner?.tutorOf())?.has(courseId) ?? false;
  if (!mayReadBoard({ isTutor, isIn })) return undefined;
  const seen = await visibleCourse(context, courseId);
  if (seen === undefined) return undefined;
  const id = boardIdOf(runId === null ? { courseId } : { runId });
  return { id, courseId, runId, denomination: seen.course.denomination, isTutor };
}

/** A message or comment, deleted or not, on a board that the asker may read. */
export async function postOnBoard(
  context: CampusContext,
  key: PostKey,
): Promise<{ post: Post; board: ReadableBoard } | undefined> {
  if (context.person === undefined) return undefined;
  const post = await findPost(context.parts.store.read, context.organisation.id, key);
  const board = post && (await readableBoard(context, post.boardId));
  return board && { post, board };
}
