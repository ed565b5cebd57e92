import { hash, type Options, verify } from '@node-rs/argon2';
import { PASSWORD_WAIT_MOST } from '#campus/network/load-limits.ts';
import { createTurns } from '#server/runtime/turns.ts';

/** 19 MiB, two passes, one lane: about 15 ms on a small server (OWASP's argon2id setting). */
const COST: Options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/**
 * Half of the threads that Node has for such work: the other half checks tokens and reads files meanwhile. Without this, all
 * requests wait behind the passwords of a class that logs in at once.
 */
const AT_ONCE = 2;

let dummy: Promise<string> | undefined;
const turns = createTurns(AT_ONCE);

/** The hash to be kept, of the password in one normal form: keyboards write `é` as one letter or as two. `hurried`: somebody waits for it, so it is refused (`Overloaded`) where its turn does not come in time. */
export function hashPassword(password: string, { hurried = false } = {}): Promise<string> {
  return turns.take(() => hash(password.normalize('NFC'), COST), { within: hurried ? PASSWORD_WAIT_MOST : undefined });
}

/**
 * Whether the password is the account's. Without an account, or where no password was set, the same work is done on a
 * dummy: the time of an answer does not tell which e-mails are known. Throws `Overloaded` where its turn does not come in
 * time.
 */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  dummy ??= hashPassword('nobody has this password');
  const isKnown = stored !== undefined && stored !== '';
  const against = isKnown ? stored : await dummy;
  for (const form of formsOf(password))
    if (await turns.take(() => verify(against, form), { within: PASSWORD_WAIT_MOST })) return isKnown;
  return false;
}

/** The form that is kept now, and those in which an older hash may have been made. */
function formsOf(password: string): ReadonlySet<string> {
  return new Set([password.normalize('NFC'), password, password.normalize('NFD')]);
}
