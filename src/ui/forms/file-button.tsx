import { type ComponentProps, type ReactNode, useRef } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';

interface FileButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  /** Of the field behind it: what kind of file. */
  label: ReactNode;
  /** As of `input`: which files are offered first. */
  accept: string;
  /** Asks for the camera first, where there is one. */
  capture?: 'environment';
  /** Undefined: the person chose nothing after all. The same file may be chosen again. */
  onChoose: (file: File | undefined) => void;
}

/** Asks for a file. The browser's own field says its words in the browser's language, so a button stands for it. */
export function FileButton({ label, accept, capture, onChoose, ...button }: FileButtonProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <VisuallyHidden>
        <label>
          {label}
          <input
            ref={field}
            type="file"
            accept={accept}
            capture={capture}
            tabIndex={-1}
            onChange={({ currentTarget }) => {
              onChoose(currentTarget.files?.[0]);
              currentTarget.value = '';
            }}
          />
        </label>
      </VisuallyHidden>
      <Button {...button} onClick={() => field.current?.click()} />
    </>
  );
}
