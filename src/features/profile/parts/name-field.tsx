import { Trans } from '@lingui/react/macro';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { TextField } from '#ui/forms/text-field.tsx';

type Props = ComponentProps<typeof TextField> & { value: string };

/** Field for a name on certificates. Names letters that cannot be printed while it is typed (EARN-3). */
export function NameField({ value, ...field }: Props): ReactNode {
  const letters = useUnprintable(value).join(' ');
  const note = letters !== '' && (
    <Trans>
      These letters cannot be printed on certificates: <bdi>{letters}</bdi>. You can write your name in other letters
      too.
    </Trans>
  );
  return <TextField {...field} value={value} help={note} />;
}

/** The list of printable letters loads when a name is typed. */
function useUnprintable(name: string): readonly string[] {
  const [letters, setLetters] = useState<readonly string[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const find = async (): Promise<void> => {
      const { unprintableLetters } = await import('#campus/account/unprintable-letters.ts');
      if (isCurrent) setLetters(unprintableLetters(name));
    };
    // Without the list the field says nothing; the certificate names missing letters.
    find().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [name]);
  return letters;
}
