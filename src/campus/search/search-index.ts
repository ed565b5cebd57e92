import MiniSearch from 'minisearch';
import { excerptOf, type SearchMark } from './excerpt.ts';
import { atOnce, type Steps } from './in-slices.ts';
import { termsOf, wordsOf } from './words.ts';

/** What can be found: a unit or a lesson, as plain text in one language. */
export interface SearchDocument {
  readonly id: string;
  readonly title: string;
  /** Subtitle, tags: what counts more than the text and less than the title. */
  readonly more: string;
  readonly text: string;
}

export interface Found {
  readonly id: string;
  readonly title: string;
  readonly excerpt: readonly SearchMark[];
}

export interface SearchIndex {
  /** Best first; among equals by id, so that two devices agree. `mayShow` leaves out what the asker may not see. */
  search(query: string, limit: number, mayShow?: (id: string) => boolean): Found[];
  readonly size: number;
}

const TITLE_WEIGHT = 4;
const MORE_WEIGHT = 2;
/** A shorter term is a whole word: two letters begin too many. */
const PREFIX_FROM = 3;
/** One slip of the finger in a longer word. */
const FUZZY_FROM = 5;

const FIELDS = ['title', 'more', 'text'];

/** One index for the server and the device (CATALOGUE-7): every word of a query is in what is found. */
export function createSearchIndex(documents: readonly SearchDocument[]): SearchIndex {
  return atOnce(indexing(documents));
}

/** The same, a document at a step. */
export function* indexing(documents: readonly SearchDocument[]): Steps<SearchIndex> {
  const byId = new Map(documents.map((document) => [document.id, document]));
  const index = new MiniSearch<SearchDocument>({
    fields: FIELDS,
    tokenize: (text) => wordsOf(text).flatMap(({ forms }) => [...forms]),
    processTerm: (term) => term,
    searchOptions: {
      tokenize: termsOf,
      boost: { title: TITLE_WEIGHT, more: MORE_WEIGHT },
      combineWith: 'AND',
      prefix: (term) => term.length >= PREFIX_FROM,
      fuzzy: (term) => (term.length >= FUZZY_FROM && !/\d/.test(term) ? 1 : false),
    },
  });
  for (const document of byId.values()) {
    index.add(document);
    yield;
  }
  return {
    size: byId.size,
    search(query, limit, mayShow = () => true) {
      if (termsOf(query).length === 0) return [];
      return index
        .search(query)
        .flatMap(({ id, score, terms }) => {
          const document = byId.get(String(id));
          return document && mayShow(document.id) ? [{ document, score, terms }] : [];
        })
        .sort((a, b) => b.score - a.score || (a.document.id < b.document.id ? -1 : 1))
        .slice(0, limit)
        .map(({ document, terms }) => ({
          id: document.id,
          title: document.title,
          excerpt: excerptOf(shownText(document, terms), new Set(terms)),
        }));
    },
  };
}

/** The text where the words are; a hit in title or subtitle alone shows how the text begins. */
function shownText({ more, text }: SearchDocument, terms: readonly string[]): string {
  const has = (one: string) => wordsOf(one).some(({ forms }) => forms.some((form) => terms.includes(form)));
  return text !== '' && (has(text) || !has(more)) ? text : more;
}
