import { FINISHED_LANGUAGES } from 'virtual:finished-languages';
import type { ReactNode } from 'react';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { LanguagePicker } from '#ui/forms/language-picker.tsx';
import { useSession } from './session.ts';

/**
 * The first control on every logged-out screen (LANG-3); only finished languages, nothing where the organisation forces
 * one.
 */
export function LanguageChoice({ ground = 'page' }: { ground?: 'page' | 'hero' }): ReactNode {
  const { features, forcedLanguage } = useOrganisation();
  const { language, changeLanguage } = useSession();
  if (!features.showLanguagePicker || forcedLanguage !== null) return null;
  return (
    <LanguagePicker
      languages={FINISHED_LANGUAGES}
      value={language}
      onChange={(next) => void changeLanguage(next)}
      ground={ground}
    />
  );
}
