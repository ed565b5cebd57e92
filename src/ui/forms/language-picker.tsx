import { useLingui } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Globe from 'lucide-react/icons/globe';
import type { ReactNode } from 'react';
import { directionOf, ENDONYMS, isLanguageCode, type LanguageCode } from '#campus/languages.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import * as styles from './language-picker.css.ts';

interface LanguagePickerProps {
  languages: readonly LanguageCode[];
  value: LanguageCode;
  onChange: (language: LanguageCode) => void;
  /** What it lies on. */
  ground?: keyof typeof styles.ground;
}

/** Each language in its own words, never by a flag. The device's own list, so that it works before anything else does. */
export function LanguagePicker({ languages, value, onChange, ground = 'page' }: LanguagePickerProps): ReactNode {
  const { t } = useLingui();
  return (
    <span className={styles.frame}>
      <Icon of={Globe} size="sm" className={classNames(styles.globe, styles.onGround[ground])} />
      <select
        className={classNames(styles.select, styles.ground[ground])}
        aria-label={t`Language`}
        data-of-page=""
        value={value}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          if (isLanguageCode(chosen)) onChange(chosen);
        }}
      >
        {languages.map((code) => (
          <option key={code} value={code} lang={code} dir={directionOf(code)} className={styles.option}>
            {ENDONYMS[code]}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size="sm" className={classNames(styles.arrow, styles.onGround[ground])} />
    </span>
  );
}
