import { hash, type Options, verify } from '@node-rs/argon2';

/** 19 MiB, two passes, one lane: about 15 ms on a small server (OWASP's argon2id setting). */
const COST: Options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

let dummy: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/**
 * Whether the password is the account's. Without an account, or where no password was set, the same work is done on a
 * dummy: the time of an answer does not tell which e-mails are known.
 */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  if (stored !== undefined && stored !== '') return verify(stored, password);
  dummy ??= hashPassword('nobody has this password');
  await verify(await dummy, password);
  return false;
}
