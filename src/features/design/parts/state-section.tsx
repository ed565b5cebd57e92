import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { COURSE_KINDS } from '#campus/theme/theme.ts';
import { LINES } from '#features/design/samples.ts';
import { Button } from '#ui/actions/button.tsx';
import { ShowMore } from '#ui/actions/show-more.tsx';
import { Avatar } from '#ui/cards/avatar.tsx';
import { Chip } from '#ui/cards/chip.tsx';
import { KindChip } from '#ui/cards/kind-chip.tsx';
import { BackLink, Breadcrumb } from '#ui/layout/breadcrumb.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Banner } from '#ui/status/banner.tsx';
import { FreshnessLine } from '#ui/status/freshness-line.tsx';
import { NeedsNet } from '#ui/status/needs-net.tsx';
import { OfflineStrip } from '#ui/status/offline-strip.tsx';
import { PendingMark } from '#ui/status/pending-mark.tsx';
import { ProgressBar, ProgressRing } from '#ui/status/progress-bar.tsx';
import { SegmentedProgress } from '#ui/status/segmented-progress.tsx';
import { Skeleton } from '#ui/status/skeleton.tsx';
import { Spinner } from '#ui/status/spinner.tsx';
import { FileName, FileSize } from '#ui/text/file-name.tsx';
import { Text } from '#ui/text/text.tsx';
import * as styles from './design.css.ts';
import { Section } from './section.tsx';

const BANNERS = ['info', 'success', 'warning', 'danger'] as const;
const CHIPS = ['neutral', 'brand', 'success', 'warning', 'danger', 'info', 'accent'] as const;
const ANNOUNCED_AT = new Date('2026-11-21T09:12:00');
const LONG = Array.from({ length: 14 }, () => LINES.en).join(' ');

function Signs(): ReactNode {
  return (
    <Stack gap="md" className={styles.panel}>
      <Row>
        {COURSE_KINDS.map((kind) => (
          <KindChip key={kind} kind={kind} />
        ))}
      </Row>
      <Row>
        {CHIPS.map((tone) => (
          <Chip key={tone} tone={tone} icon={tone === 'success' ? Check : undefined}>
            {tone}
          </Chip>
        ))}
      </Row>
      <Row>
        <Avatar name="Amal Haddad" />
        <Avatar name="Олена Коваль" />
        <Avatar name="فاطمه رضایی" size={56} />
        <Avatar name="Samira" size={32} />
        <Spinner size={16} />
        <Spinner />
        <ProgressRing value={0.4} label="Saving" />
        <ProgressRing value={0.5} label="Progress" size={96}>
          <Text size="label" dir="ltr">
            3 / 6
          </Text>
        </ProgressRing>
      </Row>
      <ProgressBar value={0.62} label="Progress" />
      <SegmentedProgress count={6} current={3} />
      <Row>
        <PendingMark />
        <FileName name="Report-final-version.pdf" />
        <FileSize bytes={25_165_824} />
      </Row>
    </Stack>
  );
}

export function StateSection(): ReactNode {
  return (
    <Section name="States">
      <div className={styles.head}>
        <OfflineStrip offline />
      </div>
      <Breadcrumb>
        <a href="#explore">Explore</a>
        <a href="#module">Your first job in Germany</a>
        <span aria-current="page">Write an e-mail</span>
      </Breadcrumb>
      <BackLink href="#explore">Explore</BackLink>
      <div className={styles.twoUp}>
        <Signs />
        <Stack gap="sm">
          {BANNERS.map((kind) => (
            <Banner
              key={kind}
              kind={kind}
              onDismiss={kind === 'info' ? () => undefined : undefined}
              action={
                kind === 'warning' && (
                  <Button variant="quiet" size="sm">
                    Look at it
                  </Button>
                )
              }
            >
              {LINES.en}
            </Banner>
          ))}
          <NeedsNet>Read the transcript, or go to the next lesson.</NeedsNet>
          <FreshnessLine at={ANNOUNCED_AT.getTime()} isStale />
          <Skeleton shape="title" />
          <Skeleton />
        </Stack>
      </div>
      <div className={styles.panel}>
        <ShowMore>
          <Text size="reading">{LONG}</Text>
          <Text size="reading">{LONG}</Text>
          <Text size="reading">{LONG}</Text>
        </ShowMore>
      </div>
    </Section>
  );
}
