import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router';

/**
 * What stands behind the `?` is text, as whoever made the link wrote it. The router's own way reads JSON, and would give a
 * provider's code of twenty digits back as another number.
 */
export const searchTexts = {
  parseSearch: parseSearchWith((text) => text),
  stringifySearch: stringifySearchWith(String),
};
