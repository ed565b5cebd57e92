import type { Mistake } from '#server/content/files/mistakes.ts';
import type { CampusFiles } from '#server/content/files/parse-campus.ts';

/** What is on boards is of people of the files, on units that have a board, and has ids of its own. */
export function checkBoards({ boards, people, units, ids }: CampusFiles, mistakes: Mistake[]): void {
  const say = (field: string, message: string) => mistakes.push({ file: 'boards.yaml', field, message });
  const known = new Set(people.map(({ id }) => id));
  const seen = new Set<string>();
  const checkPost = ({ id, by }: { id: string; by: string }, field: string): void => {
    if (!known.has(by)) say(`${field}.by`, `there is no person "${by}"`);
    if (seen.has(id)) say(`${field}.id`, `"${id}" is there twice`);
    seen.add(id);
  };
  // Of a unit whose file has mistakes nobody knows whether it has a board.
  const isWhole = units.size === ids.units.size;
  const withBoard = [...units].filter(([, { unit }]) => unit.messageBoard);
  const courses = new Set(withBoard.map(([id]) => id));
  const runs = new Set(withBoard.flatMap(([, { unit }]) => unit.runs.map(({ id }) => id)));
  for (const [b, board] of boards.entries()) {
    if (isWhole && 'course' in board && !courses.has(board.course))
      say(`${b}.course`, `there is no unit "${board.course}" with a message board`);
    if (isWhole && 'run' in board && !runs.has(board.run))
      say(`${b}.run`, `there is no run "${board.run}" with a message board`);
    for (const [m, message] of board.messages.entries()) {
      checkPost(message, `${b}.messages.${m}`);
      for (const [c, comment] of message.comments.entries()) checkPost(comment, `${b}.messages.${m}.comments.${c}`);
    }
  }
}
