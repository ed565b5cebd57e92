import { type ReactNode, useEffect, useState } from 'react';
import { useSession } from '#features/session/session.ts';
import { Html } from '#ui/text/html.tsx';
import { readText, type TextBlock } from './public-texts.ts';

/** The special terms at the foot of every page of an organisation that has some (TENANT-10); without them nothing is there. */
export function SpecialTerms(): ReactNode {
  const { wire, language } = useSession();
  const [text, setText] = useState<TextBlock | null>(null);
  useEffect(() => {
    readText({ wire, language }, 'specialTerms').then(setText, () => {});
  }, [wire, language]);
  return text === null ? null : <Html lang={text.language}>{text.content}</Html>;
}
