import type { ReactNode } from 'react';
import { Html } from '#ui/text/html.tsx';

/** HTML of a text that a learner wrote, sanitised once more; where its links lead is nobody's recommendation (UGC-4). */
export function LearnerHtml({ children }: { children: string }): ReactNode {
  return <Html onShown={withoutRank}>{children}</Html>;
}

function withoutRank(text: HTMLElement): void {
  for (const link of text.querySelectorAll<HTMLAnchorElement>('a[data-external]')) link.rel += ' nofollow ugc';
}
