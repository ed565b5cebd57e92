import { Trans } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useCallback, useRef } from 'react';
import { ENDONYMS, isLanguageCode } from '#campus/languages.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Html } from '#ui/text/html.tsx';
import { Text } from '#ui/text/text.tsx';
import type { TextBlock } from './public-texts.ts';

/** A text of the organisation. What is not in the person's language says in which it is; a hash leads to its heading. */
export function LongText({ text }: { text: TextBlock }): ReactNode {
  const { hash } = useLocation();
  const box = useRef<HTMLDivElement>(null);
  const goToAnchor = useCallback(() => {
    if (hash !== '') box.current?.querySelector(`#${CSS.escape(hash)}`)?.scrollIntoView();
  }, [hash]);
  return (
    <Stack gap="md" ref={box}>
      {!text.isTranslated && isLanguageCode(text.language) && (
        <Text size="small" tone="muted">
          <Trans>
            Not yet translated. Shown in <bdi lang={text.language}>{ENDONYMS[text.language]}</bdi>.
          </Trans>
        </Text>
      )}
      <Html lang={text.language} anchors onShown={goToAnchor}>
        {text.content}
      </Html>
    </Stack>
  );
}
