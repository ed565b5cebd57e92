import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, type LanguageCode } from '#campus/languages.ts';
import { ACHIEVEMENTS } from '#campus/learning/achievements.ts';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';
import { FEEDBACK_OPTIONS } from './feedback-options.ts';
import { pickMessage } from './pick-message.ts';
import { REJECTION_REASONS } from './rejection-reasons.ts';
import { NOTIFICATION_MESSAGES, SERVER_MESSAGES, type ServerMessages } from './server-messages.ts';

/** Every text with the way to it. */
function textsIn({ anonymous, notifications, achievements, ...others }: ServerMessages): [string, string][] {
  const lanterns = Object.entries(achievements).flatMap(([id, words]) =>
    Object.entries(words).map(([part, text]): [string, string] => [`${id}.${part}`, text]),
  );
  return [
    ['anonymous', anonymous],
    ...Object.entries(others.feedbackOptions),
    ...Object.entries(others.rejectionReasons),
    ...Object.entries(notifications),
    ...lanterns,
  ];
}

const othersThan = (language: LanguageCode) => LANGUAGE_CODES.filter((code) => code !== language);
const messagesOf = (language: LanguageCode) => new Map(textsIn(SERVER_MESSAGES[language]));
const SCRIPTS: readonly (readonly [RegExp, readonly LanguageCode[]])[] = [
  [/\p{Script=Arabic}/u, ['ar', 'fa', 'ps']],
  [/\p{Script=Cyrillic}/u, ['ru', 'uk']],
];

describe('the words of the campus itself', () => {
  it('are there for every lantern, tap and reason, in all nine languages', () => {
    const taps = FEEDBACK_OPTIONS.length + REJECTION_REASONS.length;
    const asked = 1 + taps + NOTIFICATION_MESSAGES.length + 3 * ACHIEVEMENTS.length;
    for (const language of LANGUAGE_CODES) {
      const words = [...messagesOf(language)];
      expect(words, language).toHaveLength(asked);
      expect(
        words.filter(([, text]) => text.trim() === '' || text !== text.trim()),
        language,
      ).toEqual([]);
    }
  });

  it.each(nonEmpty(othersThan('en'), 'language'))('are in %s no copy of another language', (language) => {
    for (const other of nonEmpty(othersThan(language), 'language')) {
      const same = nonEmpty([...messagesOf(language)], 'word').filter(
        ([path, text]) => messagesOf(other).get(path) === text,
      );
      expect(same, `${language} says these in the words of ${other}`).toEqual([]);
    }
  });

  it('are in the script of their language', () => {
    for (const [script, languages] of SCRIPTS)
      for (const language of LANGUAGE_CODES)
        expect(
          nonEmpty([...messagesOf(language)], 'word').filter(
            ([, text]) => script.test(text) !== languages.includes(language),
          ),
          `${language} and ${script}`,
        ).toEqual([]);
  });

  it('name the appointment and its times in every language, and nothing that there is not', () => {
    const namesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
    for (const language of LANGUAGE_CODES)
      for (const word of NOTIFICATION_MESSAGES)
        expect(namesIn(SERVER_MESSAGES[language].notifications[word]), `${language} ${word}`).toEqual(
          namesIn(SERVER_MESSAGES.en.notifications[word]),
        );
  });

  it('come in the language asked for', () => {
    const inPashto = pickMessage(
      { asked: 'ps', fallback: ['de'] },
      ({ rejectionReasons }) => rejectionReasons['another-name'],
    );
    expect(inPashto).toBe(SERVER_MESSAGES.ps.rejectionReasons['another-name']);
  });
});
