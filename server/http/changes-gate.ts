import type { FastifyReply, FastifyRequest } from 'fastify';
import { HEADERS } from '#campus/network/headers.ts';
import { CHANGE_WAIT_MOST, CHANGES_AT_ONCE } from '#campus/network/load-limits.ts';
import { createLoopShare, type Lane } from '#server/runtime/loop-share.ts';
import { createTurns, Overloaded } from '#server/runtime/turns.ts';
import { createAppointments } from './appointments.ts';
import { turnAway } from './http-errors.ts';

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

export interface ChangesGate {
  /** Turns a queued change away that would not have its turn in time: before anything of it is read. */
  turnAwayLate(request: FastifyRequest, reply: FastifyReply, who: string): FastifyReply | undefined;
  /** Answers requests, queued changes when their turn has come. */
  inTurn(answer: Answer, whoOf: (request: FastifyRequest) => string): Answer;
  /** For each question of a request that asks several: resolves when it may be answered. */
  turn: Lane;
}

/**
 * When a shelter's network returns, hundreds of outboxes empty themselves at once (LIMIT-3). Their changes, known by their
 * key, are done a few at a time, in the order in which they came, so that reads between them stay quick. What cannot have
 * its turn in time is turned away instead of waiting, with the time at which there is capacity for it. Between what is answered
 * the loop goes round, else neither is known: how many have come, and that somebody has waited for too long.
 */
export function createChangesGate(): ChangesGate {
  const turns = createTurns(CHANGES_AT_ONCE);
  const appointments = createAppointments();
  const share = createLoopShare();
  const [changes, others] = [share.lane(), share.lane()];
  const away = (reply: FastifyReply, who: string): FastifyReply => {
    const seconds = appointments.secondsFor(who, { wait: turns.wait(), pace: turns.pace() });
    return turnAway(reply, { status: 503, code: 'OVERLOADED', seconds });
  };
  return {
    turnAwayLate(request, reply, who) {
      if (!isChange(request) || turns.wait() <= CHANGE_WAIT_MOST) return undefined;
      return away(reply, who);
    },
    turn: others,
    inTurn: (answer, whoOf) => async (request, reply) => {
      if (!isChange(request)) {
        await others();
        return answer(request, reply);
      }
      // Who has hung up sends it again: doing it now would only keep the others waiting.
      const isGone = (): boolean => request.raw.socket.destroyed;
      try {
        return await turns.take(
          async () => {
            await changes();
            return answer(request, reply);
          },
          { within: CHANGE_WAIT_MOST, isGone },
        );
      } catch (error) {
        if (error instanceof Overloaded) return away(reply, whoOf(request));
        throw error;
      }
    },
  };
}

function isChange(request: FastifyRequest): boolean {
  return request.headers[HEADERS.idempotencyKey] !== undefined;
}
