import { startScreens } from './CampusScreens-1.0/screens.js';
import { LETTERS } from './letters.js';
import { tileWithMouth } from './pictures.js';

const CHOOSE = { en: 'Which letters are missing?', de: 'Welche Buchstaben fehlen?', ar: 'ما الحروف الناقصة؟' };

startScreens({
  title: { en: 'Letters and sounds', de: 'Buchstaben und Laute', ar: 'الحروف والأصوات' },
  screens: LETTERS.map(({ mouth, gap, options, ...screen }) => ({
    ...screen,
    picture: tileWithMouth(screen.title, mouth),
    task: {
      ...{ options, right: 0, lang: 'de' },
      ...rearranged(options, screen.id),
      question: { en: `${CHOOSE.en} *${gap}*`, de: `${CHOOSE.de} *${gap}*`, ar: `${CHOOSE.ar} *${gap}*` },
      why: {
        en: `*${gap.replace('_', options[0])}*`,
        de: `*${gap.replace('_', options[0])}*`,
        ar: `*${gap.replace('_', options[0])}*`,
      },
      hint: screen.tip,
    },
  })),
});

/** The right one is written first and shown where the letters say: the same place each time, never always the first. */
function rearranged(options, id) {
  const by = id.length % options.length;
  const shown = [...options.slice(by), ...options.slice(0, by)];
  return { options: shown, right: shown.indexOf(options[0]) };
}
