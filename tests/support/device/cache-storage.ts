/** Cache Storage in memory, as far as the app uses it: bytes are stored when they are put, and a match is a copy. */
type Stored = { bytes: ArrayBuffer; headers: [string, string][] };

const ORIGIN = 'http://lantern.localhost';

export type FakeCaches = {
  open: (name: string) => Promise<FakeCache>;
  delete: (name: string) => Promise<boolean>;
  keys: () => Promise<string[]>;
};

export type FakeCache = {
  match: (url: string) => Promise<Response | undefined>;
  put: (url: string, response: Response) => Promise<void>;
  add: (url: string) => Promise<void>;
  delete: (url: string) => Promise<boolean>;
  keys: () => Promise<Request[]>;
};

/** `onPut` may throw, as a full disk would: then nothing of it is stored. */
export function fakeCaches(onPut: (url: string) => void = () => {}): FakeCaches {
  const all = new Map<string, Map<string, Stored>>();
  return {
    open: async (name) => {
      const stored = all.get(name) ?? new Map<string, Stored>();
      all.set(name, stored);
      return cacheOver(stored, onPut);
    },
    delete: async (name) => all.delete(name),
    keys: async () => [...all.keys()],
  };
}

function cacheOver(stored: Map<string, Stored>, onPut: (url: string) => void): FakeCache {
  const full = (url: string): string => new URL(url, ORIGIN).href;
  const put: FakeCache['put'] = async (url, response) => {
    if (response.status === 206) throw new TypeError('Partial response (status code 206) is unsupported');
    const bytes = await response.arrayBuffer();
    onPut(url);
    stored.set(full(url), { bytes, headers: [...response.headers] });
  };
  return {
    put,
    add: async (url) => {
      const answer = await fetch(full(url));
      if (!answer.ok) throw new TypeError('Request failed');
      await put(url, answer);
    },
    match: async (url) => {
      const found = stored.get(full(url));
      return found && new Response(found.bytes.slice(0), { headers: found.headers });
    },
    delete: async (url) => stored.delete(full(url)),
    keys: async () => [...stored.keys()].map((url) => new Request(url)),
  };
}
