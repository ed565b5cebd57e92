import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { REQUEST_BYTES_MAX } from '#campus/own-limits.ts';
import { questionsIn } from '#server/graphql/core/batches.ts';
import type { createCampusYoga } from '#server/graphql/core/campus-yoga.ts';
import { type ChangesGate, createChangesGate } from '#server/http/changes-gate.ts';
import { clientOf } from '#server/http/client.ts';
import { noNotes } from '#server/http/context.ts';
import { errorBody, turnAway } from '#server/http/http-errors.ts';
import { requestLog } from '#server/http/request-log.ts';
import type { RequestRate } from '#server/http/request-rate.ts';
import { campusVisit } from '#server/http/request-visit.ts';
import type { Organisation } from '#server/model/shapes.ts';

type Options = {
  development: boolean;
  originOf: (organisation: Organisation, requested: string) => string;
  rate: RequestRate;
  clock: () => Date;
};

/** `/graphql` over HTTP. The body is JSON (the only type that Fastify was left to parse), or a query in the address. */
export function graphqlRoute(app: FastifyInstance, yoga: ReturnType<typeof createCampusYoga>, options: Options): void {
  const gate = createChangesGate();
  const askers = new WeakMap<FastifyRequest, string>();
  app.route({
    url: '/graphql',
    method: ['GET', 'POST'],
    bodyLimit: REQUEST_BYTES_MAX,
    // Before the body is read.
    async onRequest(request, reply) {
      const { who, seconds } = await take(request, options);
      if (seconds !== undefined) return turnAway(reply, { status: 429, code: 'RATE_LIMITED', seconds });
      askers.set(request, who);
      return gate.turnAwayLate(request, reply, who);
    },
    // Each question of several counts, and the first of them is counted.
    async preHandler(request, reply) {
      const questions = questionsIn(request.body);
      if (questions === undefined)
        return reply.code(400).header('cache-control', 'no-store').send(errorBody('BAD_REQUEST'));
      if (questions === 1) return undefined;
      const { seconds } = await take(request, options, questions - 1);
      return seconds === undefined ? undefined : turnAway(reply, { status: 429, code: 'RATE_LIMITED', seconds });
    },
    handler: gate.inTurn(
      (request, reply) => answerWith(yoga, request, reply, { ...options, turn: gate.turn }),
      (request) => askers.get(request) ?? clientOf(request).ip,
    ),
  });
}

async function answerWith(
  yoga: ReturnType<typeof createCampusYoga>,
  request: FastifyRequest,
  reply: FastifyReply,
  options: Options & Pick<ChangesGate, 'turn'>,
): Promise<FastifyReply> {
  const { catalogue, origin } = campusVisit(request);
  const notes = noNotes();
  const answer = {
    catalogue,
    headers: request.headers,
    address: clientOf(request).ip,
    origin: options.originOf(catalogue.organisation, origin),
    mayIntrospect: options.development || catalogue.organisation.demo !== null,
    notes,
    asker: {},
    charge: async (questions: number) => (await take(request, options, questions)).seconds,
    turn: Array.isArray(request.body) ? options.turn : undefined,
  };
  const response = await requestLog.run(request.log, () => yoga.handleNodeRequestAndResponse(request, reply, answer));
  for (const [name, value] of response.headers) reply.header(name, value);
  for (const [name, value] of notes.headers) reply.header(name, value);
  if (notes.cookies.length > 0) reply.header('set-cookie', notes.cookies);
  return (
    reply
      .header('cache-control', notes.holdsToken ? 'no-store, no-transform' : 'no-store')
      // Of several questions each has a status of its own, but for this one.
      .code(notes.isSignedOut ? 401 : response.status)
      .send(await response.text())
  );
}

/** Counts it for who asks. */
function take(request: FastifyRequest, { rate, clock }: Options, questions = 1): ReturnType<RequestRate['take']> {
  const { authorization } = request.headers;
  const organisationId = campusVisit(request).catalogue.organisation.id;
  return rate.take({ authorization, organisationId, address: clientOf(request).ip, questions }, clock());
}
