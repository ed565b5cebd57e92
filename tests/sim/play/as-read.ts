/** A response that is read without a stream: a stream takes real turns, which the simulator does not count. */
export function asRead(text: string, init: ResponseInit): Response {
  const response = new Response(null, init);
  Object.defineProperty(response, 'text', { value: async () => text });
  Object.defineProperty(response, 'json', { value: async () => JSON.parse(text) });
  return response;
}

/** Texts are read at once; files flow, as they do for whoever saves them. */
export function answerOf(bytes: ArrayBuffer, init: ResponseInit): Response {
  const isJson = new Headers(init.headers).get('content-type')?.includes('json') ?? false;
  return isJson ? asRead(new TextDecoder().decode(bytes), init) : new Response(bytes, init);
}
