import * as v from 'valibot';

const AES = 'AES-GCM';
/** Bytes of AES-GCM's nonce; random, since a key seals a few times a year. */
const IV_BYTES = 12;

export type Sealed = { iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer };

/** Whether this page can lock at all: WebCrypto is there in secure contexts only. */
export function canSeal(): boolean {
  return 'subtle' in crypto;
}

/** Seals rows with a person's key (256 bits, base64url). */
export async function seal(key: string, rows: readonly unknown[]): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const text = new TextEncoder().encode(JSON.stringify(rows));
  return { iv, data: await crypto.subtle.encrypt({ name: AES, iv }, await imported(key), text) };
}

/** Opens what `seal` made; undefined where the key does not fit or the bytes are damaged. */
export async function open<T>(
  key: string,
  { iv, data }: Sealed,
  row: v.GenericSchema<unknown, T>,
): Promise<T[] | undefined> {
  try {
    const bytes = await crypto.subtle.decrypt({ name: AES, iv }, await imported(key), data);
    const parsed = v.safeParse(v.array(row), JSON.parse(new TextDecoder().decode(bytes)));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

function imported(key: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
  return crypto.subtle.importKey('raw', bytes, AES, false, ['encrypt', 'decrypt']);
}
