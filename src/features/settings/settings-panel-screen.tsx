import type { ReactNode } from 'react';
import { AppearancePanel } from './parts/appearance-panel.tsx';
import { EmailPanel } from './parts/email-panel.tsx';
import { HelpPanel } from './parts/help-panel.tsx';
import { InstallPanel } from './parts/install-panel.tsx';
import { LanguagePanel } from './parts/language-panel.tsx';
import { NotificationsPanel } from './parts/notifications-panel.tsx';
import { PasswordPanel } from './parts/password-panel.tsx';
import { PrivacyPanel } from './parts/privacy-panel.tsx';
import { SessionsPanel } from './parts/sessions-panel.tsx';
import { WalletPanel } from './parts/wallet-panel.tsx';
import type { PanelSection } from './sections.ts';
import { SettingsFrame } from './settings-frame.tsx';

/** /settings/{section}: one page of the settings. */
export function SettingsPanelScreen({ section }: { section: PanelSection }): ReactNode {
  return (
    <SettingsFrame at={section}>
      <Panel section={section} />
    </SettingsFrame>
  );
}

function Panel({ section }: { section: PanelSection }): ReactNode {
  switch (section) {
    case 'language':
      return <LanguagePanel />;
    case 'appearance':
      return <AppearancePanel />;
    case 'notifications':
      return <NotificationsPanel />;
    case 'email':
      return <EmailPanel />;
    case 'privacy':
      return <PrivacyPanel />;
    case 'password':
      return <PasswordPanel />;
    case 'sessions':
      return <SessionsPanel />;
    case 'wallet':
      return <WalletPanel />;
    case 'install':
      return <InstallPanel />;
    case 'help':
      return <HelpPanel />;
    default:
      return section satisfies never;
  }
}
