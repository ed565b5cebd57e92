import { Trans } from '@lingui/react/macro';
import CirclePlay from 'lucide-react/icons/circle-play';
import type { ReactNode } from 'react';
import { embedSource } from '#campus/learning/embed-source.ts';
import { useOnline } from '#features/calls/online.ts';
import { useFrameGate } from '#features/frames/frames-allowed.ts';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { Button } from '#ui/actions/button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { NeedsNet } from '#ui/status/needs-net.tsx';
import { Text } from '#ui/text/text.tsx';
import * as styles from './gated-frame.css.ts';

type Props = {
  provider: 'youtube' | 'h5p';
  url: string;
  title: string;
  /** Our own copy: nothing of the provider is loaded before the tap. */
  thumbnail?: string | null;
  /** What works without a network instead. */
  instead: ReactNode;
  frame?: (element: HTMLIFrameElement | null) => void;
  /** Where a film was left, in seconds. */
  from?: number | null;
};

/** Films and exercises of somebody else (PRIVACY-8): they learn of the learner only after a tap, and need a connection. */
export function GatedFrame({ provider, url, title, thumbnail = null, instead, frame, from = null }: Props): ReactNode {
  const { policyHosts } = useOrganisation();
  const online = useOnline();
  const source = embedSource(provider, url, policyHosts.frames);
  const gate = useFrameGate(source?.host);
  if (source === undefined)
    return (
      <Text tone="muted">
        <Trans>This part cannot be shown here.</Trans>
      </Text>
    );
  if (!online && !gate.plays) return <NeedsNet>{instead}</NeedsNet>;
  if (!gate.plays) return <Gate host={source.host} thumbnail={thumbnail} gate={gate} />;
  return (
    <div className={styles.playing}>
      <iframe
        ref={frame}
        className={provider === 'youtube' ? styles.film : styles.exercise}
        src={provider === 'youtube' ? `${source.src}&enablejsapi=1&start=${Math.floor(from ?? 0)}` : source.src}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
      {gate.isAllowed && (
        <Button variant="quiet" size="sm" onClick={gate.ask}>
          <Trans>Ask me again before it plays</Trans>
        </Button>
      )}
    </div>
  );
}

type GateProps = { host: string; thumbnail: string | null; gate: ReturnType<typeof useFrameGate> };

function Gate({ host, thumbnail, gate }: GateProps): ReactNode {
  return (
    <div className={styles.gate}>
      {thumbnail !== null && <img src={thumbnail} alt="" className={styles.picture} loading="lazy" />}
      <div className={styles.text}>
        <Text>
          <Trans>
            This part comes from <bdi dir="ltr">{host}</bdi>. When it plays, they learn your internet address and may
            keep data about you.
          </Trans>
        </Text>
        <Row>
          <Button icon={CirclePlay} onClick={gate.playOnce}>
            <Trans>Play Once</Trans>
          </Button>
          <Button variant="outline" onClick={gate.always}>
            <Trans>Always play</Trans>
          </Button>
        </Row>
      </div>
    </div>
  );
}
