/** Bytes from `start` to `end`, both included. */
type Asked = { is: 'whole' } | { is: 'part'; start: number; end: number } | { is: 'beyond' };

/** What a Range header asks of `size` bytes; what is none, or several, is answered whole (RFC 9110, 14.2). */
export function rangeOf(header: string | null, size: number): Asked {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return { is: 'whole' };
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? { is: 'beyond' } : { is: 'part', start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (start >= size) return { is: 'beyond' };
  return end < start ? { is: 'whole' } : { is: 'part', start, end };
}

/** The answer to `request` out of the whole file: players seek by ranges, and Safari plays nothing without them. */
export async function ranged(request: Request, whole: Response): Promise<Response> {
  const header = request.headers.get('range');
  if (header === null) return whole;
  const file = await whole.blob();
  const headers = new Headers(whole.headers);
  headers.set('accept-ranges', 'bytes');
  const asked = rangeOf(header, file.size);
  if (asked.is === 'whole') return new Response(file, { headers });
  if (asked.is === 'beyond') {
    headers.delete('content-length');
    headers.set('content-range', `bytes */${file.size}`);
    return new Response(null, { status: 416, statusText: 'Range Not Satisfiable', headers });
  }
  const { start, end } = asked;
  headers.set('content-range', `bytes ${start}-${end}/${file.size}`);
  headers.set('content-length', String(end - start + 1));
  return new Response(file.slice(start, end + 1, file.type), { status: 206, statusText: 'Partial Content', headers });
}
