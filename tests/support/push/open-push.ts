import { createDecipheriv, createECDH, type ECDH, hkdfSync } from 'node:crypto';

const SALT = 16;
const TAG = 16;

/** A browser's own keys: nobody else opens what is encrypted for them. */
export interface PushKeyring {
  readonly own: ECDH;
  readonly secret: Buffer;
}

export function aKeyring(privateKey: string, secret: string): PushKeyring {
  const own = createECDH('prime256v1');
  own.setPrivateKey(privateKey, 'base64url');
  return { own, secret: Buffer.from(secret, 'base64url') };
}

/**
 * Opens a push as a browser does (RFC 8291 over RFC 8188, one record). Written from the RFC and not with the library that
 * the server encrypts with, so that both cannot be wrong in the same way.
 */
export function openPush({ own, secret }: PushKeyring, wire: Buffer): string {
  const salt = wire.subarray(0, SALT);
  const keyLength = wire.readUInt8(SALT + 4);
  const sender = wire.subarray(SALT + 5, SALT + 5 + keyLength);
  const record = wire.subarray(SALT + 5 + keyLength);
  const derived = (key: Buffer, from: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', key, from, info, length));
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
  const input = derived(own.computeSecret(sender), secret, about, 32);
  const key = derived(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-TAG));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG)), decipher.final()]);
  // The last record ends in a 2 and as many zeros as somebody liked.
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
