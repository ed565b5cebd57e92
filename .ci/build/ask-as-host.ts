import { request } from 'node:http';

type Question = { port: number; host: string; path: string };

/**
 * Asks the campus server of this machine for JSON under any host: `fetch` may not set the header by which the server
 * knows its organisations. Undefined where the server does not answer, or with something else (an unknown host).
 */
export function askAsHost({ port, host, path }: Question): Promise<unknown> {
  return new Promise((resolve) => {
    const asked = request({ host: 'localhost', port, path, headers: { host } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(response.statusCode === 200 ? readJson(chunks) : undefined));
    });
    asked.on('error', () => resolve(undefined));
    asked.end();
  });
}

function readJson(chunks: Buffer[]): unknown {
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    return undefined;
  }
}
