import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { smaller } from '#features/doc-check/smaller.ts';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { FileSize } from '#ui/text/file-name.tsx';

type Props = {
  file: File;
  /** Undefined: nothing is sent after all. */
  onChoose: (file: File | undefined) => void;
};

/** Asks before a picture is made smaller: what is on a document is its person's word, not ours (DOC-6). */
export function AskSmaller({ file, onChoose }: Props): ReactNode {
  const [pending, setPending] = useState(false);
  const makeSmaller = async (): Promise<void> => {
    setPending(true);
    // What this browser cannot draw goes as it is.
    onChoose(await smaller(file).catch(() => file));
  };
  return (
    <Dialog
      open
      onClose={() => onChoose(undefined)}
      title={<Trans>Make the picture smaller?</Trans>}
      actions={
        <>
          <Button variant="outline" disabled={pending} onClick={() => onChoose(file)}>
            <Trans>Send as it is</Trans>
          </Button>
          <Button pending={pending} onClick={() => void makeSmaller()}>
            <Trans>Make it smaller</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          It has <FileSize bytes={file.size} />. This device can make it smaller, so that it uses less of your data. The
          place where it was taken is not sent then. Print stays readable.
        </Trans>
      </p>
    </Dialog>
  );
}
