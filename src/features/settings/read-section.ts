import type { QueryClient } from '@tanstack/react-query';
import { readCampus } from '#cache/read-campus.ts';
import type { LanguageCode } from '#campus/languages.ts';
import { walletQueries } from '#features/wallet/queries.ts';
import { settingsQueries } from './queries.ts';
import type { PanelSection } from './sections.ts';

/** What a page of the settings shows; nothing for those that are of this device alone. */
export async function readSection(client: QueryClient, section: PanelSection, language: LanguageCode): Promise<void> {
  switch (section) {
    case 'notifications':
      await readCampus(client, settingsQueries.nudges());
      break;
    case 'sessions':
      await readCampus(client, settingsQueries.sessions());
      break;
    case 'privacy':
      await readCampus(client, settingsQueries.consents(language));
      await readCampus(client, settingsQueries.account());
      break;
    case 'wallet':
      await readCampus(client, walletQueries.mine());
      break;
    case 'email':
    case 'password':
      await readCampus(client, settingsQueries.account());
      break;
    case 'language':
    case 'appearance':
    case 'install':
    case 'help':
      break;
    default:
      section satisfies never;
  }
}
