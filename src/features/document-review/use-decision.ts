import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useCampusCall } from '#features/calls/use-campus-call.ts';
import { useSession } from '#features/session/session.ts';
import { notify } from '#ui/overlays/notify.ts';
import { type CampusFailure, failureOf } from '#wire/campus-failure.ts';
import { decideDocument, type TypedDecision } from './decide-document.ts';
import { documentReviewQueries, type WaitingDocument } from './queries.ts';

/**
 * Says the decision. Where somebody was faster, or the learner has sent another document, `onLate` hears of it, since the
 * document leaves the list. Answers whether there is nothing more to say; else the failure stands in its place.
 */
export function useDecision({ id }: WaitingDocument, onLate: (failure: CampusFailure) => void) {
  const { t } = useLingui();
  const { wire } = useSession();
  const client = useQueryClient();
  const { pending, failure, run } = useCampusCall();
  const decide = async (typed: TypedDecision): Promise<boolean> => {
    let late: CampusFailure | undefined;
    const isOver = await run(async () => {
      try {
        await decideDocument(wire, { id, ...typed });
      } catch (error) {
        late = lateOf(error);
        if (late === undefined) throw error;
      }
    });
    if (late !== undefined) onLate(late);
    else if (isOver) notify({ kind: 'success', message: t`The learner has been notified.` });
    if (isOver) await client.invalidateQueries({ queryKey: documentReviewQueries.all() });
    return isOver;
  };
  return { pending, failure, decide };
}

/** Why a document is not there to be decided on any more. */
function lateOf(error: unknown): CampusFailure | undefined {
  const failure = failureOf(error);
  const isLate = failure.kind === 'refused' && (failure.code === 'DOCUMENT_DECIDED' || failure.code === 'NOT_FOUND');
  return isLate ? failure : undefined;
}
