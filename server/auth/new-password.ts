import { type AuthError, passwordErrors } from '#campus/account/auth-errors.ts';
import { commonestOf, isCommonest } from '#campus/account/common-passwords.ts';

let known: Promise<ReadonlySet<string>> | undefined;

/** The dictionary is large, and few requests ask for it: the campus does not wait for it when it starts. */
async function readCommonest(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(commonestOf(dictionary['passwords-common']));
}

/** What is wrong with a password that somebody chooses; `email`: the person's, empty where it is not known. */
export async function newPasswordErrors(password: string, email: string): Promise<AuthError[]> {
  const mistakes = passwordErrors(password, email);
  if (mistakes.length > 0) return mistakes;
  known ??= readCommonest();
  return isCommonest(password, await known) ? ['errorCommonPassword'] : [];
}
