import { type ReactNode, useMemo } from 'react';
import { learnerMarkdown } from '#campus/text/learner-markdown.ts';
import { LearnerHtml } from './learner-html.tsx';

/** Markdown as it will read: what is being written, and what the campus has not seen. With the renderer, so on demand. */
export function MarkdownText({ children }: { children: string }): ReactNode {
  const html = useMemo(() => learnerMarkdown(children), [children]);
  return <LearnerHtml>{html}</LearnerHtml>;
}
