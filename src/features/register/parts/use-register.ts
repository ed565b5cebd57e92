import { useState } from 'react';
import { typedEmail } from '#campus/account/email-address.ts';
import { keepPathForSignup, keptReferrer } from '#device/session/session.ts';
import { record } from '#features/analytics/record.ts';
import { addUser, type NewAccount } from '#features/register/add-user.ts';
import type { AuthPlace } from '#features/session/auth-path.ts';
import { useSession } from '#features/session/session.ts';
import { useAuthPlace } from '#features/session/use-auth-place.ts';
import { type CampusFailure, failureOf } from '#wire/campus-failure.ts';

/** How far a registration is. `typed` stays for whoever goes back to change the address. */
export type Registration =
  | { at: 'form'; typed: string; failures: readonly CampusFailure[]; pending: boolean }
  | { at: 'sent'; typed: string; password: string };

export function useRegister(place: AuthPlace) {
  const { wire } = useSession();
  const { organisation, partner } = useAuthPlace(place);
  const [state, setState] = useState<Registration>({ at: 'form', typed: '', failures: [], pending: false });

  const submit = async (account: NewAccount): Promise<void> => {
    const typed = typedEmail(account.email);
    const form = (failures: readonly CampusFailure[], pending = false): Registration => ({
      at: 'form',
      typed,
      failures,
      pending,
    });
    setState(form([], true));
    try {
      const tenant = { organisation, subOrgId: partner?.id, targetGroup: place.targetGroup };
      const codes = await addUser(wire, tenant, account, keptReferrer());
      if (codes.length === 0) keepPathForSignup();
      for (const message of codes) record({ type: 'REGISTRATION_ERROR', payload: { message } });
      setState(
        codes.length === 0
          ? { at: 'sent', typed, password: account.password }
          : form(codes.map((code) => ({ kind: 'refused', code }))),
      );
    } catch (error) {
      const failure = failureOf(error);
      record({ type: 'REGISTRATION_ERROR', payload: { message: failure.kind } });
      setState(form([failure]));
    }
  };
  const change = (): void => setState((now) => ({ at: 'form', typed: now.typed, failures: [], pending: false }));
  return { state, submit, change };
}
