import { useLingui } from '@lingui/react/macro';
import { notify } from '#ui/overlays/notify.ts';

/** Says that a draft was put aside, with the way to have it back (LIST-7). */
export function useSayDiscarded(): (undo: () => void) => void {
  const { t } = useLingui();
  return (undo) =>
    notify({
      kind: 'info',
      message: t`Your draft was discarded.`,
      actions: [{ label: t`Undo`, onPress: undo }],
    });
}
