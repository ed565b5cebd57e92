/** What the screens say themselves. */
const WORDS = {
  en: {
    back: 'Back',
    next: 'Next',
    check: 'Check',
    again: 'Try again',
    finish: 'See my result',
    restart: 'Start again',
    page: 'Page {n} of {of}',
    right: 'Right!',
    wrong: 'Not quite.',
    choose: 'Choose an answer first.',
    write: 'Write a number first.',
    result: 'Your result',
    points: '{n} of {of} right at the first try',
    kept: 'It is kept. You can close this, or look at the pages again.',
    passed: 'You did it.',
    failed: 'A little more practice: start again whenever you like.',
    open: 'Pages without an answer: {list}',
    alone: 'There is no campus here: nothing is kept.',
    language: 'Language',
    answer: 'Your answer',
  },
  de: {
    back: 'Zurück',
    next: 'Weiter',
    check: 'Prüfen',
    again: 'Noch einmal',
    finish: 'Mein Ergebnis',
    restart: 'Von vorn',
    page: 'Seite {n} von {of}',
    right: 'Richtig!',
    wrong: 'Noch nicht ganz.',
    choose: 'Wähle zuerst eine Antwort.',
    write: 'Schreib zuerst eine Zahl.',
    result: 'Dein Ergebnis',
    points: '{n} von {of} beim ersten Mal richtig',
    kept: 'Es ist gespeichert. Du kannst schließen oder die Seiten noch einmal ansehen.',
    passed: 'Geschafft.',
    failed: 'Noch ein bisschen üben: Fang an, wann du willst, von vorn.',
    open: 'Seiten ohne Antwort: {list}',
    alone: 'Hier ist kein Campus: Nichts wird gespeichert.',
    language: 'Sprache',
    answer: 'Deine Antwort',
  },
  ar: {
    back: 'رجوع',
    next: 'التالي',
    check: 'تحقق',
    again: 'حاول مرة أخرى',
    finish: 'نتيجتي',
    restart: 'من البداية',
    page: 'صفحة {n} من {of}',
    right: 'صحيح!',
    wrong: 'ليس تماماً.',
    choose: 'اختر إجابة أولاً.',
    write: 'اكتب عدداً أولاً.',
    result: 'نتيجتك',
    points: '{n} من {of} صحيحة من المرة الأولى',
    kept: 'تم الحفظ. يمكنك الإغلاق أو النظر إلى الصفحات مرة أخرى.',
    passed: 'أحسنت.',
    failed: 'قليل من التدريب بعد: ابدأ من جديد متى شئت.',
    open: 'صفحات بلا إجابة: {list}',
    alone: 'لا توجد منصة هنا: لا يُحفظ شيء.',
    language: 'اللغة',
    answer: 'إجابتك',
  },
};

export const LANGUAGES = { en: 'English', de: 'Deutsch', ar: 'العربية' };

let language = 'en';

/** The first of these that there is. */
export function speakIn(...wishes) {
  const codes = wishes.map((wish) =>
    String(wish || '')
      .slice(0, 2)
      .toLowerCase(),
  );
  language = codes.find((code) => code in LANGUAGES) || 'en';
  document.documentElement.lang = language;
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
  return language;
}

export function say(name, values = {}) {
  return Object.entries(values).reduce((text, [key, value]) => text.replace(`{${key}}`, value), WORDS[language][name]);
}

/** A text in the language in use; `*Wort*` in it is German. */
export function textOf(localized) {
  return typeof localized === 'object' ? (localized[language] ?? localized.en ?? localized.de) : String(localized);
}

/** The same as nodes, so that German is read aloud as German, also in Arabic. */
export function nodesOf(localized) {
  return textOf(localized)
    .split(/\*([^*]+)\*/)
    .map((part, n) => (n % 2 === 0 ? part : element('b', { lang: 'de', dir: 'ltr' }, part)));
}

export function element(name, attributes = {}, ...content) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith('on')) made.addEventListener(key.slice(2), value);
    else if (value === true) made.setAttribute(key, '');
    else if (value !== false && value !== undefined) made.setAttribute(key, value);
  }
  made.append(...content.flat().filter((one) => one !== undefined && one !== false));
  return made;
}
