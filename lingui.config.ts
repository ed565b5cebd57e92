import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-json';
import { LANGUAGE_CODES } from './src/campus/languages.ts';

/** Features that a person without an account can meet: their words belong to the shell (APP-4). */
const OPEN_FEATURES = [
  'session',
  'auth-screens',
  'calls',
  'errors',
  'organisation',
  'design',
  'landing',
  'privacy',
  'texts',
  'terms',
  'register',
  'password',
];
/** Of those who teach, and who decide on documents: learners do not load them. */
const TUTOR = ['src/features/attendance', 'src/features/packages', 'src/features/document-review'];
const openFolders = OPEN_FEATURES.map((feature) => `src/features/${feature}`);

export default defineConfig({
  sourceLocale: 'en',
  locales: [...LANGUAGE_CODES],
  // Served in development only, without a file: long accented words show what is not translated and what does not fit.
  pseudoLocale: 'pseudo',
  fallbackLocales: { default: 'en' },
  format: formatter({ style: 'lingui', origins: false }),
  catalogs: [
    {
      path: 'locales/{locale}/shell',
      include: ['src/ui', 'src/i18n', 'src/app', 'src/routes', ...openFolders],
      exclude: ['**/*.test.*'],
    },
    {
      path: 'locales/{locale}/campus',
      include: ['src/features'],
      exclude: ['**/*.test.*', ...[...openFolders, ...TUTOR].map((folder) => `${folder}/**`)],
    },
    { path: 'locales/{locale}/tutor', include: TUTOR, exclude: ['**/*.test.*'] },
  ],
});
