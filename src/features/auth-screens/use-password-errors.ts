import { useEffect, useState } from 'react';
import { type AuthError, passwordErrors } from '#campus/account/auth-errors.ts';
import { isCommonest } from '#campus/account/common-passwords.ts';

let commonest: ReadonlySet<string> | undefined;

async function loadCommonest(): Promise<ReadonlySet<string>> {
  const { COMMONEST } = await import('virtual:common-passwords');
  commonest = new Set(COMMONEST.split('\n'));
  return commonest;
}

type PasswordErrors = {
  errors: readonly AuthError[];
  /** Whether the list of common passwords is here; until then only the campus knows whether it is one of them. */
  isWhole: boolean;
};

/** What is wrong with a new password, by the rule of the campus; the list of common ones comes with the first key. */
export function usePasswordErrors(password: string, email: string): PasswordErrors {
  const [known, setKnown] = useState(commonest);
  const isTyped = password !== '';
  useEffect(() => {
    if (!isTyped || known !== undefined) return;
    // Without a network the campus alone says it.
    loadCommonest().then(setKnown, () => {});
  }, [isTyped, known]);
  const errors = passwordErrors(password, email);
  const isCommon = errors.length === 0 && known !== undefined && isCommonest(password, known);
  return { errors: isCommon ? ['errorCommonPassword'] : errors, isWhole: known !== undefined };
}
