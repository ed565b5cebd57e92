import type { School } from './a-school.ts';

type Who = string | undefined;

export interface UploadAnswer {
  readonly status: number;
  readonly code: string | undefined;
}

/** What a device sends by the tus protocol. */
export interface Uploads {
  /** The first request of an upload; `address` is its own, below the campus. */
  beginAt(path: string, name: Who, file: { name: string; size: number }): Promise<UploadAnswer & { address: string }>;
  addPart(name: Who, address: string, offset: number, bytes: Uint8Array): Promise<UploadAnswer>;
  /** Where to go on; undefined: there is no such upload. */
  reached(name: Who, address: string): Promise<number | undefined>;
  cancel(name: Who, address: string): Promise<UploadAnswer>;
  /** For a navigation of one's own (SESSION-10). */
  ticket(name: string, path: string): Promise<string>;
  /** All of it at once. */
  uploadTo(path: string, name: Who, file: { name: string; bytes: Uint8Array }): Promise<UploadAnswer>;
  /** Any request, with the protocol's header and the bearer. */
  ask(name: Who, path: string, method: string, headers?: Record<string, string>, body?: Uint8Array): Promise<Response>;
}

export function uploadsOf({ campus, origin, token }: Pick<School, 'campus' | 'origin' | 'token'>): Uploads {
  const ask: Uploads['ask'] = async (name, path, method, headers = {}, body) =>
    campus.get(path, {
      origin,
      method,
      redirect: 'manual',
      headers: {
        ...headers,
        'tus-resumable': '1.0.0',
        ...(name !== undefined && { authorization: `Bearer ${await token(name)}` }),
      },
      ...(body && { body: new Uint8Array(body) }),
    });
  const answerOf = async (answer: Response): Promise<UploadAnswer> => {
    const text = await answer.text();
    return { status: answer.status, code: text.startsWith('{') ? JSON.parse(text).errors[0].message : undefined };
  };
  const beginAt: Uploads['beginAt'] = async (path, name, file) => {
    const answer = await ask(name, path, 'POST', {
      'upload-length': String(file.size),
      'upload-metadata': `filename ${Buffer.from(file.name).toString('base64')}`,
    });
    const location = answer.headers.get('location');
    return { ...(await answerOf(answer)), address: location === null ? '' : new URL(location, origin).pathname };
  };
  const addPart: Uploads['addPart'] = async (name, address, offset, bytes) => {
    const headers = { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) };
    return answerOf(await ask(name, address, 'PATCH', headers, bytes));
  };
  return {
    ask,
    beginAt,
    addPart,
    async reached(name, address) {
      const offset = (await ask(name, address, 'HEAD')).headers.get('upload-offset');
      return offset === null ? undefined : Number(offset);
    },
    cancel: async (name, address) => answerOf(await ask(name, address, 'DELETE')),
    async ticket(name, path) {
      const answer = await campus.get('/api/ticket', {
        origin,
        method: 'POST',
        headers: { authorization: `Bearer ${await token(name)}`, 'content-type': 'application/json' },
        body: JSON.stringify({ path, method: 'GET' }),
      });
      return JSON.parse(await answer.text()).data.ticket;
    },
    async uploadTo(path, name, { name: fileName, bytes }) {
      const begun = await beginAt(path, name, { name: fileName, size: bytes.length });
      return begun.status === 201 ? addPart(name, begun.address, 0, bytes) : { status: begun.status, code: begun.code };
    },
  };
}
