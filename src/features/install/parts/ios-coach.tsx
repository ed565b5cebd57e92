import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { phoneLanguages } from '#device/install/install-prompt.ts';
import { iosLabel } from '#features/install/ios-label.ts';
import { HomeScreenEntry, PhoneIcon, ShareSquare } from '#ui/drawings/home-screen-steps.tsx';
import { Text } from '#ui/text/text.tsx';
import * as styles from './install.css.ts';

/** The three steps of Safari, drawn; the entry has the name that the phone gives it (APP-8). */
export function IosCoach(): ReactNode {
  const label = iosLabel(phoneLanguages());
  return (
    <ol className={styles.steps}>
      <li className={styles.step}>
        <ShareSquare />
        <Text>
          <Trans>Tap the square with the arrow, at the edge of Safari.</Trans>
        </Text>
      </li>
      <li className={styles.step}>
        <HomeScreenEntry />
        <Text>
          <Trans>
            Choose “<bdi>{label}</bdi>”. You may have to move the list up.
          </Trans>
        </Text>
      </li>
      <li className={styles.step}>
        <PhoneIcon />
        <Text>
          <Trans>Tap the word at the top that adds it. Then open the campus from your home screen.</Trans>
        </Text>
      </li>
    </ol>
  );
}
