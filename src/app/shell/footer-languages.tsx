import { FINISHED_LANGUAGES } from 'virtual:finished-languages';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { directionOf, ENDONYMS, isDrafted } from '#campus/languages.ts';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { useSession } from '#features/session/session.ts';
import * as styles from './site-footer.css.ts';

/** Every language in its own words, all to be seen at once (LANG-3); by the same rules as the picker. */
export function FooterLanguages(): ReactNode {
  const { t } = useLingui();
  const { features, forcedLanguage } = useOrganisation();
  const { language, changeLanguage } = useSession();
  if (!features.showLanguagePicker || forcedLanguage !== null) return null;
  return (
    <fieldset className={styles.languages} aria-label={t`Language`}>
      {FINISHED_LANGUAGES.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          dir={directionOf(code)}
          className={styles.link}
          aria-current={code === language}
          onClick={() => void changeLanguage(code)}
        >
          {ENDONYMS[code]}
        </button>
      ))}
      {isDrafted(language) && (
        <small className={styles.draft}>
          <Trans>This text was machine-translated. No native speaker has checked it yet.</Trans>
        </small>
      )}
    </fieldset>
  );
}
