import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LucideIcon } from 'lucide-react';
import Bell from 'lucide-react/icons/bell';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Download from 'lucide-react/icons/download';
import Eye from 'lucide-react/icons/eye';
import KeyRound from 'lucide-react/icons/key-round';
import Languages from 'lucide-react/icons/languages';
import Mail from 'lucide-react/icons/mail';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import Smartphone from 'lucide-react/icons/smartphone';
import SunMoon from 'lucide-react/icons/sun-moon';
import Wallet from 'lucide-react/icons/wallet';
import type { Features } from '#campus/organisation/features.ts';

/** Pages of the settings (PROFILE-6), in their order; `on-this-device` has a route of its own. */
export const SECTIONS = [
  'language',
  'appearance',
  'on-this-device',
  'notifications',
  'email',
  'privacy',
  'password',
  'sessions',
  'wallet',
  'install',
  'help',
] as const;
export type Section = (typeof SECTIONS)[number];

/** Sections that /settings/$section shows. */
export type PanelSection = Exclude<Section, 'on-this-device'>;

/** A section that the organisation's flags hide is no page either (TENANT-7). */
export function isPanelSection(
  name: string,
  { showIdasIntegrationOptions }: Pick<Features, 'showIdasIntegrationOptions'>,
): name is PanelSection {
  if (name === 'on-this-device' || (name === 'wallet' && !showIdasIntegrationOptions)) return false;
  return SECTIONS.some((section) => section === name);
}

export const SECTION_NAMES: Readonly<Record<Section, { title: MessageDescriptor; icon: LucideIcon }>> = {
  language: { title: msg`Language and reading`, icon: Languages },
  appearance: { title: msg`Appearance`, icon: SunMoon },
  'on-this-device': { title: msg`On this device`, icon: Smartphone },
  notifications: { title: msg`Notifications`, icon: Bell },
  email: { title: msg`E-mail`, icon: Mail },
  privacy: { title: msg`Privacy`, icon: Eye },
  password: { title: msg`Password`, icon: KeyRound },
  sessions: { title: msg`Where you are logged in`, icon: MonitorSmartphone },
  wallet: { title: msg`Data wallet`, icon: Wallet },
  install: { title: msg`Install the app`, icon: Download },
  help: { title: msg`Help`, icon: CircleHelp },
};

/** On a phone they stand in groups, as in a phone's own settings. */
export const GROUPS: readonly (readonly Section[])[] = [
  ['language', 'appearance'],
  ['on-this-device', 'install'],
  ['notifications', 'email'],
  ['privacy', 'password', 'sessions', 'wallet'],
  ['help'],
];
