import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { offlineMutation } from '#cache/offline-mutation.ts';
import { ENDONYMS, LANGUAGE_CODES, LANGUAGE_IDS } from '#campus/languages.ts';
import { LANGUAGE_SUBJECT } from './language-subject.ts';

const UPDATE_LANGUAGE = `mutation updateLanguage($languageId: ID!) {
  updateViewer(actions: [{ setPreferredLanguage: { languageId: $languageId } }]) {
    success
    errors { message }
  }
}`;

/** The language goes along with every request, so no answer on the device depends on this entry: nothing to patch. */
export const setLanguage = offlineMutation({
  kind: 'language.set',
  version: 1,
  input: v.object({ language: v.picklist(LANGUAGE_CODES) }),
  request: ({ language }) => ({ document: UPDATE_LANGUAGE, variables: { languageId: LANGUAGE_IDS[language] } }),
  subject: () => LANGUAGE_SUBJECT,
  patches: [],
  messages: {
    what: ({ language }) => ({ message: msg`Change language to {language}`, values: { language: ENDONYMS[language] } }),
    done: ({ language }) => ({
      message: msg`The language is now {language}.`,
      values: { language: ENDONYMS[language] },
    }),
    failed: ({ language }) => ({
      message: msg`The language could not be set to {language}.`,
      values: { language: ENDONYMS[language] },
    }),
  },
});
