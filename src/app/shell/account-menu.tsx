import { Trans, useLingui } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import Award from 'lucide-react/icons/award';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import LogOut from 'lucide-react/icons/log-out';
import Settings from 'lucide-react/icons/settings';
import Smartphone from 'lucide-react/icons/smartphone';
import UserRound from 'lucide-react/icons/user-round';
import { type ReactNode, useState } from 'react';
import { LanguageChoice } from '#features/session/language-choice.tsx';
import { LANGUAGE_SUBJECT } from '#features/session/language-subject.ts';
import { ChangeMark } from '#features/sync/change-mark.tsx';
import { ButtonLink } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';

const LinkButton = createLink(ButtonLink);

/** What belongs to the person: their language, what is on this device, and the way out. */
export function AccountMenu(): ReactNode {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton icon={UserRound} label={t`Account`} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      <Sheet open={open} onClose={() => setOpen(false)} title={<Trans>Account</Trans>}>
        <Stack gap="lg" align="start">
          <LanguageChoice />
          <ChangeMark subject={LANGUAGE_SUBJECT} />
          <LinkButton to="/achievements" variant="outline" icon={Award} onClick={() => setOpen(false)}>
            <Trans>Achievements</Trans>
          </LinkButton>
          <LinkButton to="/surveys" variant="outline" icon={ClipboardList} onClick={() => setOpen(false)}>
            <Trans>Surveys</Trans>
          </LinkButton>
          <LinkButton to="/profile" variant="outline" icon={UserRound} onClick={() => setOpen(false)}>
            <Trans>Profile</Trans>
          </LinkButton>
          <LinkButton to="/settings" variant="outline" icon={Settings} onClick={() => setOpen(false)}>
            <Trans>Settings</Trans>
          </LinkButton>
          <LinkButton to="/settings/on-this-device" variant="outline" icon={Smartphone} onClick={() => setOpen(false)}>
            <Trans>On this device</Trans>
          </LinkButton>
          <LinkButton to="/logout" variant="outline" icon={LogOut} mirrored onClick={() => setOpen(false)}>
            <Trans>Log out</Trans>
          </LinkButton>
        </Stack>
      </Sheet>
    </>
  );
}
