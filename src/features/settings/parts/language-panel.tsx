import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { localStore } from '#device/storage/page-storage.ts';
import { STORAGE_KEYS } from '#device/storage/storage-keys.ts';
import { TEXT_SIZES, useTextSize } from '#features/lessons/text-size.ts';
import { readCountries } from '#features/profile-completion/complete-profile.ts';
import { LanguageChoice } from '#features/session/language-choice.tsx';
import { LANGUAGE_SUBJECT } from '#features/session/language-subject.ts';
import { useSession } from '#features/session/session.ts';
import { ChangeMark } from '#features/sync/change-mark.tsx';
import { type Digits, digitsOf, hasOwnDigits } from '#i18n/digits.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { Options } from './options.tsx';
import { Panel } from './panel.tsx';
import * as styles from './settings.css.ts';

/** Language, size of what one reads, digits. A language is saved, then the page comes anew in it (PROFILE-9). */
export function LanguagePanel(): ReactNode {
  const { wire, language } = useSession();
  useEffect(() => {
    // With the language the countries are fetched again. Failing, they are only missing until somebody asks for them.
    readCountries(wire, language).catch(() => {});
  }, [wire, language]);
  return (
    <Panel of="language">
      <Stack gap="xs" align="start">
        <LanguageChoice />
        <ChangeMark subject={LANGUAGE_SUBJECT} />
      </Stack>
      <TextSizes />
      {hasOwnDigits(language) && <Numbers />}
    </Panel>
  );
}

function TextSizes(): ReactNode {
  const [size, setSize] = useTextSize();
  return (
    <Stack gap="sm">
      <Options
        legend={<Trans>Text size in lessons</Trans>}
        options={TEXT_SIZES.map((value) => ({ value, label: <bdi dir="ltr">{value}</bdi> }))}
        value={size}
        onChoose={setSize}
      />
      <p className={`${styles.sample} ${styles.sampleSize[size]}`}>
        <Trans>This is how lessons look. Choose what is easy for your eyes.</Trans>
      </p>
    </Stack>
  );
}

/** All that is written already has digits: they change with a page that comes anew. */
function chooseDigits(digits: Digits): void {
  localStore.set(STORAGE_KEYS.digits, digits);
  location.reload();
}

function Numbers(): ReactNode {
  const { language } = useSession();
  return (
    <Stack gap="xs">
      <Options
        legend={<Trans>Numbers</Trans>}
        options={[
          { value: 'latin', label: <bdi dir="ltr">123</bdi> },
          { value: 'native', label: <bdi dir="ltr">{language === 'ar' ? '١٢٣' : '۱۲۳'}</bdi> },
        ]}
        value={digitsOf(language)}
        onChoose={chooseDigits}
      />
      <Text size="small" tone="muted">
        <Trans>For dates, times and amounts.</Trans>
      </Text>
    </Stack>
  );
}
