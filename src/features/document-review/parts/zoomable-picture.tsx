import { useLingui } from '@lingui/react/macro';
import Maximize from 'lucide-react/icons/maximize';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Shrink from 'lucide-react/icons/shrink';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { type ReactNode, useRef, useState } from 'react';
import { activeLanguage } from '#i18n/activate.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/text/text.tsx';
import { useStageKeys } from './use-stage-keys.ts';
import { type Size, useZoom } from './use-zoom.ts';
import * as styles from './zoomable-picture.css.ts';

const UNKNOWN: Size = { width: 1, height: 1 };

/** A picture that can be zoomed and rotated. It fits the stage at first. */
export function ZoomablePicture({ address, alt }: { address: string; alt: string }): ReactNode {
  const { t } = useLingui();
  const stage = useRef<HTMLDivElement>(null);
  const [natural, setNatural] = useState(UNKNOWN);
  const zoom = useZoom(stage, natural);
  const share = formatNumber(zoom.scale, activeLanguage(), { style: 'percent', maximumFractionDigits: 0 });
  useStageKeys(stage, zoom);
  return (
    <>
      <Row gap="2xs" justify="center">
        <IconButton icon={ZoomOut} label={t`Smaller`} onClick={zoom.smaller} />
        <Text size="small" role="status" className={styles.share}>
          {share}
        </Text>
        <IconButton icon={ZoomIn} label={t`Larger`} onClick={zoom.larger} />
        <IconButton icon={Shrink} label={t`Fit to the screen`} aria-pressed={zoom.isFitted} onClick={zoom.fit} />
        <IconButton icon={Maximize} label={t`Full size`} aria-pressed={zoom.scale === 1} onClick={zoom.fullSize} />
        <IconButton icon={RotateCw} label={t`Turn`} onClick={zoom.turn} />
      </Row>
      {/* A picture has no reading direction: it is moved from the left in every language. */}
      <section
        ref={stage}
        dir="ltr"
        className={styles.stage}
        aria-label={t`Picture: arrow keys move it, plus and minus change its size, R turns it`}
      >
        <div className={styles.frame} style={{ inlineSize: zoom.seen.width, blockSize: zoom.seen.height }}>
          <img
            src={address}
            alt={alt}
            className={styles.picture}
            style={{
              inlineSize: natural.width * zoom.scale,
              blockSize: natural.height * zoom.scale,
              rotate: `${zoom.turned}deg`,
            }}
            onLoad={({ currentTarget }) =>
              setNatural({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
            }
          />
        </div>
      </section>
    </>
  );
}
