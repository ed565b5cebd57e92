import { parse } from 'graphql';
import type { SessionParts } from '#server/auth/resolve-session.ts';
import { campusContext } from '#server/graphql/core/campus-context.ts';
import type { SocketInit } from '#server/graphql/transport/graphql-socket.ts';
import { type CampusContext, type CampusParts, noNotes } from '#server/http/context.ts';
import type { Visit } from '#server/http/visit.ts';

const LISTENS = parse('{ viewer { id } }');

/** Who listens on a socket: found as for a request, with what the socket began with in place of headers. */
export function socketContext(
  parts: CampusParts,
  session: SessionParts,
): (visit: Extract<Visit, { is: 'campus' }>, init: SocketInit) => Promise<CampusContext> {
  return ({ catalogue, origin }, init) => {
    const notes = noNotes();
    const charge = async () => undefined;
    const answer = { catalogue, headers: init, address: '', origin, mayIntrospect: false, notes, asker: {}, charge };
    return campusContext(parts, session, answer, { document: LISTENS });
  };
}
