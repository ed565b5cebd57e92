import { Trans, useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useEffect, useState } from 'react';
import { CallFailure } from '#features/calls/call-failure.tsx';
import { useOnline } from '#features/calls/online.ts';
import type { WaitingDocument } from '#features/document-review/queries.ts';
import { useSession } from '#features/session/session.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { FullScreenDialog } from '#ui/overlays/full-screen-dialog.tsx';
import { Skeleton } from '#ui/status/skeleton.tsx';
import { Text } from '#ui/text/text.tsx';
import { type CampusFailure, failureOf } from '#wire/campus-failure.ts';
import { documentPath } from './document-file.ts';
import { ZoomablePicture } from './zoomable-picture.tsx';

type Props = {
  /** All pictures awaiting review, in the order of the page. */
  pictures: readonly WaitingDocument[];
  shown: WaitingDocument;
  onShow: (document: WaitingDocument) => void;
  onClose: () => void;
};

/** Shows pictures in full screen, one after the other. Nothing is stored on the device (DOC-5). */
export function DocumentViewer({ pictures, shown, onShow, onClose }: Props): ReactNode {
  const { t } = useLingui();
  const at = pictures.indexOf(shown);
  const position = at + 1;
  const count = pictures.length;
  const before = pictures[at - 1];
  const after = pictures[at + 1];
  return (
    <FullScreenDialog open onClose={onClose} title={<bdi>{shown.fileName}</bdi>}>
      <Row gap="xs" justify="between" align="center" wrap={false}>
        <IconButton
          icon={ChevronLeft}
          mirrored
          label={t`Previous document`}
          disabled={before === undefined}
          onClick={() => before && onShow(before)}
        />
        <Text size="small" role="status">
          <bdi>{shown.learnerName ?? t`A learner without a name`}</bdi> ·{' '}
          <Trans>
            Picture {position} of {count}
          </Trans>
        </Text>
        <IconButton
          icon={ChevronRight}
          mirrored
          label={t`Next document`}
          disabled={after === undefined}
          onClick={() => after && onShow(after)}
        />
      </Row>
      <Picture key={shown.id} document={shown} />
    </FullScreenDialog>
  );
}

/** Fetches the file into memory and releases it when the dialog closes. */
function Picture({ document }: { document: WaitingDocument }): ReactNode {
  const { t } = useLingui();
  const online = useOnline();
  const { download } = useSession();
  const [address, setAddress] = useState<string>();
  const [failure, setFailure] = useState<CampusFailure>();
  const path = documentPath(document);
  const isHere = address !== undefined;
  useEffect(() => {
    // A loaded picture stays visible without a network.
    if (isHere || !online) return undefined;
    let isWanted = true;
    setFailure(undefined);
    download(path).then(
      ({ file }) => isWanted && setAddress(URL.createObjectURL(file)),
      (error: unknown) => isWanted && setFailure(failureOf(error)),
    );
    return () => {
      isWanted = false;
    };
  }, [download, path, online, isHere]);
  useEffect(() => () => (address === undefined ? undefined : URL.revokeObjectURL(address)), [address]);
  if (failure !== undefined) return <CallFailure failure={failure} />;
  const name = document.learnerName ?? document.fileName;
  if (address !== undefined) return <ZoomablePicture address={address} alt={t`Document of ${name}`} />;
  if (online) return <Skeleton shape="box" />;
  return (
    <Text role="status">
      <Trans>You can do this when you are online.</Trans>
    </Text>
  );
}
