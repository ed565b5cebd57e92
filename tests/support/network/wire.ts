import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';

/** How long `vi.waitFor` waits for what an answer does: requests are real, and the machine may be busy. */
export const UNTIL_ANSWERED = { timeout: 10_000, interval: 10 };

const LOADS_FETCH = 'http://localhost/loads-fetch';

/**
 * The wire of a test file: the code under test calls the real `fetch`, and msw answers as the handlers say that a test gives to
 * `server`. `requests` are those of the running test, in their order. A request that has no handler fails the test: code that
 * takes any failure for a lost network would hide it.
 */
export function openWire() {
  const requests: Request[] = [];
  const faults: unknown[] = [];
  // Not left to `onUnhandledFrame`: that lets requests for what looks like an asset (`.json`, `.mp4`) through to the real network.
  const unexpected = http.all('*', ({ request }) => {
    faults.push(`no handler for ${request.method} ${request.url}`);
    return HttpResponse.error();
  });
  const server = setupServer(
    http.get(LOADS_FETCH, () => new Response()),
    unexpected,
  );
  server.events.on('request:start', ({ request }) => void requests.push(request.clone()));
  server.events.on('unhandledException', ({ error }) => void faults.push(error));

  beforeAll(async () => {
    server.listen({ onUnhandledFrame: 'error' });
    // Node loads what it needs for a request with the first one: no test has to wait for that.
    await fetch(LOADS_FETCH);
    requests.length = 0;
  });
  afterEach(() => {
    server.resetHandlers();
    requests.length = 0;
    expect(faults.splice(0)).toEqual([]);
  });
  afterAll(() => server.close());
  return { server, requests };
}
