/** A response that is read without a stream: a stream takes real turns, which the simulator does not count. */
export function asRead(text: string, init: ResponseInit): Response {
  const response = new Response(null, init);
  Object.defineProperty(response, 'text', { value: async () => text });
  Object.defineProperty(response, 'json', { value: async () => JSON.parse(text) });
  return response;
}
