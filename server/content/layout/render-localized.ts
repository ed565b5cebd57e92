import { LANGUAGE_CODES } from '#campus/languages.ts';
import { renderMarkdown } from '#server/messages/render-markdown.ts';
import type { Localized } from '#server/model/localized.ts';

/** Markdown in its languages as HTML in the same languages. */
export function renderLocalized(text: Localized): Localized {
  const rendered: Localized = {};
  for (const code of LANGUAGE_CODES) {
    const markdown = text[code];
    if (markdown !== undefined) rendered[code] = renderMarkdown(markdown);
  }
  return rendered;
}

/** The same where the text may be left out. */
export function renderOptional(text: Localized | undefined): Localized | null {
  return text === undefined ? null : renderLocalized(text);
}
