import { Trans, useLingui } from '@lingui/react/macro';
import CirclePlay from 'lucide-react/icons/circle-play';
import { type ReactNode, useState } from 'react';
import { type EmbedSource, embedSource } from '#campus/learning/embed-source.ts';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { Button } from '#ui/actions/button.tsx';
import { Hero } from '#ui/layout/hero.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import * as styles from './embed-screen.css.ts';

/** /embed (PRIVACY-9): nothing of the provider is loaded before 'Play Once', and only this once. */
export function EmbedScreen({ provider, url }: { provider: string; url: string }): ReactNode {
  const { t } = useLingui();
  const { policyHosts } = useOrganisation();
  const [plays, setPlays] = useState(false);
  const source = embedSource(provider, url, policyHosts.frames);
  if (plays && source !== undefined) {
    return (
      <iframe
        className={styles.frame}
        src={source.src}
        title={t`Video`}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <Hero shape="band" lattice className={styles.gate}>
      <Stack gap="md" align="center" className={styles.text}>
        {source === undefined ? <NoVideo url={url} /> : <Gate source={source} onPlay={() => setPlays(true)} />}
      </Stack>
    </Hero>
  );
}

function NoVideo({ url }: { url: string }): ReactNode {
  return (
    <Heading level={1} size="title-l" tone="onHero">
      {url === '' ? <Trans>No video URL provided</Trans> : <Trans>This video cannot be shown here.</Trans>}
    </Heading>
  );
}

function Gate({ source, onPlay }: { source: EmbedSource; onPlay: () => void }): ReactNode {
  const { host } = source;
  return (
    <>
      <Heading level={1} size="title-l" tone="onHero">
        <Trans>This video comes from another website</Trans>
      </Heading>
      <Text tone="onHero">
        <Trans>
          Click “Play Once” to watch it. Then <bdi dir="ltr">{host}</bdi> learns your internet address and may keep data
          about you.
        </Trans>
      </Text>
      <Button variant="accent" icon={CirclePlay} onClick={onPlay}>
        <Trans>Play Once</Trans>
      </Button>
    </>
  );
}
