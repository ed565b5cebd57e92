import * as v from 'valibot';
import { LANGUAGE_CODES, type LanguageCode } from '#campus/languages.ts';
import { FRAME_WIDTH_MAX } from '#campus/player/player-limits.ts';
import {
  exercisePath,
  filmPath,
  httpsLink,
  iconName,
  idSchema,
  localizedBy,
  pictureSchema,
  secureLink,
  shortText,
  subtitlesPath,
} from './file-values.ts';
import { questionnaireFile } from './questionnaire-file.ts';

/** French has no words of the app, yet films have it (LESSON-6: subtitles in en, ar, tr, de and fr). */
export const SUBTITLE_LANGUAGES = [...LANGUAGE_CODES, 'fr'] as const;

const CODE_MAX = 5000;

/** What the reader colours; each costs bytes on the device. */
export const CODE_LANGUAGES = ['html', 'css', 'javascript', 'python', 'json', 'bash', 'sql'] as const;

const subtitles = v.optional(v.record(v.picklist(SUBTITLE_LANGUAGES), subtitlesPath), {});
const seconds = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A lesson's file: its components are a list of objects with one key each, in the order of the page (LESSON-3). */
export function lessonFile(defaultLanguage: LanguageCode) {
  const text = localizedBy(defaultLanguage);
  const kinds = { ...textKinds(defaultLanguage), ...mediaKinds(defaultLanguage) };
  const component = v.lazy((input): (typeof kinds)[keyof typeof kinds] => {
    const key = typeof input === 'object' && input !== null ? Object.keys(input)[0] : undefined;
    switch (key) {
      case 'learningOutcome':
      case 'userQuote':
      case 'collapsible':
      case 'glossary':
      case 'videoFile':
      case 'youtubeVideo':
      case 'h5p':
      case 'newH5p':
      case 'codeAnnotation':
        return kinds[key];
      default:
        return kinds.text;
    }
  });
  const questionnaire = questionnaireFile(defaultLanguage);
  return v.strictObject({
    denomination: text,
    customLessonTypeName: v.optional(text),
    length: v.pipe(v.number(), v.integer(), v.minValue(1)),
    components: v.pipe(v.array(component), v.minLength(1)),
    reflectionBoard: v.optional(
      v.strictObject({ question: v.optional(text), isReflectionRequired: v.optional(v.boolean(), false) }),
    ),
    /** Its own, or the name of one in `questionnaires/`. */
    questionnaire: v.optional(v.lazy((input) => (typeof input === 'string' ? idSchema : questionnaire))),
  });
}

function textKinds(defaultLanguage: LanguageCode) {
  const text = localizedBy(defaultLanguage);
  const entry = v.strictObject({ word: shortText, meaning: text, hint: v.optional(text) });
  return {
    learningOutcome: v.strictObject({ learningOutcome: v.strictObject({ icon: iconName, text }) }),
    text: v.strictObject({ text }),
    userQuote: v.strictObject({
      userQuote: v.strictObject({ name: shortText, content: text, avatar: v.optional(pictureSchema) }),
    }),
    collapsible: v.strictObject({ collapsible: v.strictObject({ title: text, text }) }),
    glossary: v.strictObject({
      glossary: v.strictObject({ url: v.optional(httpsLink), entries: v.pipe(v.array(entry), v.minLength(1)) }),
    }),
    codeAnnotation: v.strictObject({
      codeAnnotation: v.strictObject({
        lang: v.picklist(CODE_LANGUAGES),
        code: v.pipe(v.string(), v.trimEnd(), v.nonEmpty('must not be empty'), v.maxLength(CODE_MAX)),
        glossaryUrl: v.optional(httpsLink),
        notes: v.optional(
          v.array(v.strictObject({ line: v.pipe(v.number(), v.integer(), v.minValue(1)), content: text })),
          [],
        ),
      }),
    }),
  } as const;
}

function mediaKinds(defaultLanguage: LanguageCode) {
  const text = localizedBy(defaultLanguage);
  const film = { denomination: text, seconds, thumbnail: v.optional(pictureSchema), subtitles };
  return {
    videoFile: v.strictObject({ videoFile: v.strictObject({ ...film, file: filmPath }) }),
    youtubeVideo: v.strictObject({
      youtubeVideo: v.strictObject({
        ...film,
        youtubeId: v.pipe(v.string(), v.regex(/^[\w-]{11}$/, 'the 11 signs of a YouTube address')),
      }),
    }),
    h5p: v.strictObject({ h5p: v.strictObject({ title: text, url: secureLink }) }),
    newH5p: v.strictObject({
      newH5p: v.strictObject({
        title: text,
        package: exercisePath,
        /** CSS pixels that it is wide at most. */
        width: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(FRAME_WIDTH_MAX))),
      }),
    }),
  } as const;
}

export type LessonFile = v.InferOutput<ReturnType<typeof lessonFile>>;
