import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import Smartphone from 'lucide-react/icons/smartphone';
import type { ReactNode } from 'react';
import { useSavedSnapshot } from '#cache/saved/use-saved-units.ts';
import { Icon } from '#ui/icon.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Banner } from '#ui/status/banner.tsx';
import { FileSize } from '#ui/text/file-name.tsx';
import { Text } from '#ui/text/text.tsx';

/** What opens without a network because one saved it; nothing where nothing was (CATALOGUE-14). */
export function SavedSummary(): ReactNode {
  const { ready, units, usage } = useSavedSnapshot();
  const whole = units.filter(({ state }) => state.is === 'saved' || state.is === 'update-ready').length;
  if (!ready || whole === 0) return null;
  const bytes = usage.stored.texts + usage.stored.files;
  return (
    <div data-unkept="">
      <Banner
        kind="success"
        action={
          <Link to="/settings/on-this-device">
            <Trans>On this device</Trans>
          </Link>
        }
      >
        <Row gap="2xs">
          <Icon of={Smartphone} size="sm" />
          <Text as="span">
            <Plural value={whole} one="# course is saved here" other="# courses are saved here" /> ·{' '}
            <FileSize bytes={bytes} />
          </Text>
        </Row>
      </Banner>
    </div>
  );
}
