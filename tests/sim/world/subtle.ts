import { createCipheriv, createDecipheriv, createHash, createHmac, timingSafeEqual } from 'node:crypto';

const TAG_BYTES = 16;
const AES = 'aes-256-gcm';
const SHA = 'sha256';

const { importKey } = crypto.subtle;
/** What each key is made of: a real one does not tell. */
const secrets = new WeakMap<CryptoKey, Buffer>();

/**
 * WebCrypto without threads, for what page and campus use of it: AES-GCM, HMAC and SHA-256. A thread takes real turns, which
 * the simulator does not count, and most of the time of a short signature.
 */
export const subtle = {
  importKey: async (...given: Parameters<typeof importKey>): Promise<CryptoKey> => {
    const key = await importKey.call(crypto.subtle, ...given);
    const [format, data] = given;
    if (format === 'raw' && isBytes(data)) secrets.set(key, Buffer.from(bytesOf(data)));
    return key;
  },
  digest: async (_: 'SHA-256', data: BufferSource): Promise<ArrayBuffer> =>
    bufferOf(createHash(SHA).update(bytesOf(data)).digest()),
  encrypt: async ({ iv }: AesGcmParams, key: CryptoKey, data: BufferSource): Promise<ArrayBuffer> => {
    const cipher = createCipheriv(AES, secretOf(key), bytesOf(iv));
    return bufferOf(Buffer.concat([cipher.update(bytesOf(data)), cipher.final(), cipher.getAuthTag()]));
  },
  decrypt: async ({ iv }: AesGcmParams, key: CryptoKey, data: BufferSource): Promise<ArrayBuffer> => {
    const sealed = bytesOf(data);
    const decipher = createDecipheriv(AES, secretOf(key), bytesOf(iv));
    decipher.setAuthTag(sealed.subarray(sealed.length - TAG_BYTES));
    const text = decipher.update(sealed.subarray(0, sealed.length - TAG_BYTES));
    return bufferOf(Buffer.concat([text, decipher.final()]));
  },
  sign: async (_: unknown, key: CryptoKey, data: BufferSource): Promise<ArrayBuffer> => bufferOf(hmacOf(key, data)),
  verify: async (_: unknown, key: CryptoKey, signature: BufferSource, data: BufferSource): Promise<boolean> => {
    const expected = hmacOf(key, data);
    const given = bytesOf(signature);
    return expected.length === given.length && timingSafeEqual(expected, given);
  },
};

function hmacOf(key: CryptoKey, data: BufferSource): Buffer {
  return createHmac(SHA, secretOf(key)).update(bytesOf(data)).digest();
}

function secretOf(key: CryptoKey): Buffer {
  const secret = secrets.get(key);
  if (secret === undefined) throw new Error('The simulator does not know this key.');
  return secret;
}

function isBytes(data: unknown): data is BufferSource {
  return data instanceof ArrayBuffer || ArrayBuffer.isView(data);
}

function bytesOf(data: BufferSource): Buffer {
  return ArrayBuffer.isView(data) ? Buffer.from(data.buffer, data.byteOffset, data.byteLength) : Buffer.from(data);
}

function bufferOf(bytes: Buffer): ArrayBuffer {
  const copy = new ArrayBuffer(bytes.length);
  new Uint8Array(copy).set(bytes);
  return copy;
}
