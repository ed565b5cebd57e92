import { LANGUAGE_CODES } from '#campus/languages.ts';
import type { CampusFiles } from '#server/content/files/parse-campus.ts';
import type { ConsentFile, SlideFile, TermsFile, TextFile } from '#server/content/files/text-files.ts';
import { renderDocument } from '#server/messages/render-markdown.ts';
import type { Localized } from '#server/model/localized.ts';
import type { Consent, Slide, Terms, Text } from '#server/model/text-shapes.ts';
import type { Pictures } from './pictures.ts';
import { renderLocalized } from './render-localized.ts';

/** The organisation's own texts as they are stored (server/model/text-shapes.ts). */
export interface Texts {
  readonly texts: readonly Text[];
  readonly terms: readonly Terms[];
  readonly consents: readonly Consent[];
  readonly slides: readonly Slide[];
}

export function layOutTexts(campus: CampusFiles, pictures: Pictures): Texts {
  return {
    texts: [...campus.texts].map(([identifier, file]) => layOutText(identifier, file)),
    terms: [...campus.terms].map(([id, file]) => layOutTerms(id, file)),
    consents: campus.consents.map(layOutConsent),
    slides: campus.slides.map((file, n) => layOutSlide(file, n, pictures)),
  };
}

export function layOutConsent({ id, identifier, denomination, description }: ConsentFile): Consent {
  return { id, identifier, denomination, description: renderLocalized(description) };
}

function layOutText(identifier: string, { content }: TextFile): Text {
  return { identifier, content: renderDocuments(content) };
}

function layOutTerms(id: string, { validFrom, denomination, content }: TermsFile): Terms {
  return { id, validFrom, denomination, content: renderDocuments(content) };
}

function layOutSlide({ title, description, media }: SlideFile, n: number, pictures: Pictures): Slide {
  return { title, description, rank: n + 1, media: pictures.addressOf(media, 'onboarding.yaml', `${n}.media`) };
}

/** A text that is a page: its headings can be led to. */
function renderDocuments(text: Localized): Localized {
  const rendered: Localized = {};
  for (const code of LANGUAGE_CODES) {
    const markdown = text[code];
    if (markdown !== undefined) rendered[code] = renderDocument(markdown);
  }
  return rendered;
}
