import { type AuthError, passwordErrors } from '#campus/account/auth-errors.ts';
import { PASSWORD_MIN } from '#campus/limits.ts';
import { lengthOf } from '#campus/text/length-of.ts';

/** ASVS 6.2.4: as many of the commonest, counted among those that are long enough to be taken at all. */
const COMMONEST = 3000;

let known: Promise<ReadonlySet<string>> | undefined;

/** The dictionary is large, and few requests ask for it: the campus does not wait for it when it starts. */
async function readCommonest(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter((text) => lengthOf(text) >= PASSWORD_MIN).slice(0, COMMONEST));
}

/** What is wrong with a password that somebody chooses; `email`: the person's, empty where it is not known. */
export async function newPasswordErrors(password: string, email: string): Promise<AuthError[]> {
  const mistakes = passwordErrors(password, email);
  if (mistakes.length > 0) return mistakes;
  known ??= readCommonest();
  return (await known).has(password.toLowerCase()) ? ['errorCommonPassword'] : [];
}
