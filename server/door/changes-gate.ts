import type { FastifyReply, FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import { HEADERS } from '#campus/headers.ts';
import { CHANGES_AT_ONCE, CHANGES_WAITING, SHED_RETRY_MOST } from '#campus/limits.ts';
import { turnAway } from './http-errors.ts';

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * When a shelter's network returns, hundreds of outboxes empty themselves at once (RELIABILITY 4.6). Their changes, known by
 * their key, are done a few at a time, so that reads between them stay quick; of the rest some wait, and what is beyond
 * that is turned away before it costs anything, with a time to come again that differs from phone to phone.
 */
export function changesGate(answer: Answer, random: () => number = Math.random): Answer {
  const turn = pLimit(CHANGES_AT_ONCE);
  return async (request, reply) => {
    if (request.headers[HEADERS.idempotencyKey] === undefined) return answer(request, reply);
    if (turn.pendingCount < CHANGES_WAITING) return turn(() => answer(request, reply));
    return turnAway(reply, { status: 503, code: 'OVERLOADED', seconds: 1 + Math.floor(random() * SHED_RETRY_MOST) });
  };
}
