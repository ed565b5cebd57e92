import { useCampusQuery } from '#cache/use-campus-query.ts';
import { useSend } from '#cache/use-send.ts';
import type { AccountPreferenceName } from '#campus/account/account-preference.ts';
import { preferenceSubject, setPreference } from '#features/settings/mutations.ts';
import { settingsQueries } from '#features/settings/queries.ts';

/** What a switch of one preference needs; nothing was chosen yet means off. */
export function usePreference(): (name: AccountPreferenceName) => {
  name: AccountPreferenceName;
  subject: string;
  checked: boolean;
  onChoose: (value: boolean) => Promise<boolean>;
} {
  const { me } = useCampusQuery(settingsQueries.account()).data;
  const send = useSend(setPreference);
  return (name) => ({
    name,
    subject: preferenceSubject(name),
    checked: me?.accountPreference?.[name] ?? false,
    onChoose: (value) => send({ name, value }),
  });
}
