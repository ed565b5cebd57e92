import { useLingui } from '@lingui/react/macro';
import Volume2 from 'lucide-react/icons/volume-2';
import { type ReactNode, useSyncExternalStore } from 'react';
import { followVoices, hasVoice, speak } from '#device/media/speech.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';

/** Says a German word; not there where the device has no voice for it (LESSON-8). */
export function SayWord({ word }: { word: string }): ReactNode {
  const { t } = useLingui();
  const isAble = useSyncExternalStore(followVoices, () => hasVoice('de'));
  if (!isAble) return null;
  return (
    <IconButton
      icon={Volume2}
      label={t`Listen to “${word}”`}
      onClick={() => speak([{ text: word, lang: 'de' }], () => {})}
    />
  );
}
